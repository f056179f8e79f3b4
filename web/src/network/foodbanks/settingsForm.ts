import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import { FoodBankSettings, type MatchWeights } from '../../../../shared/network/organizations/entity.ts'
import { QuietHours } from '../../../../shared/network/organizations/quietHours.ts'
import { weightsRefusal } from '../../../../shared/rescue/offers/weights.ts'

/** The bounds of each number, as the server takes them. */
export const limits = {
  OfferMinutes: { min: 5, max: 1440 },
  ReminderMinutes: { min: 0, max: 720 },
  ReceiptCloseDay: { min: 1, max: 28 },
  VolunteersAtOnce: { min: 1, max: 20 },
  VolunteerRoundMinutes: { min: 5, max: 240 },
} as const
export type NumberField = keyof typeof limits

const wholeNumber = (typed: string) => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN)
const number = (field: NumberField) =>
  z.pipe(
    z
      .string()
      .check(z.refine((typed) => FoodBankSettings.shape[field].safeParse(wholeNumber(typed)).success, 'between')),
    z.transform(wholeNumber),
  )

/** The settings as they are typed; a reminder at or before the offer itself would never be sent. */
export const settingsForm = z
  .object({
    ...FoodBankSettings.shape,
    OfferMinutes: number('OfferMinutes'),
    ReminderMinutes: number('ReminderMinutes'),
    ReceiptCloseDay: number('ReceiptCloseDay'),
    IsVolunteerAutomationEnabled: z.boolean(),
    VolunteersAtOnce: number('VolunteersAtOnce'),
    VolunteerRoundMinutes: number('VolunteerRoundMinutes'),
    QuietHours: z.nullable(QuietHours),
  })
  .check(({ value, issues }) => {
    const { OfferMinutes, ReminderMinutes, MatchWeights } = value
    const report = (path: keyof FoodBankSettings, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value })
    // A number that was refused above is still text here.
    const areNumbers = Number.isInteger(OfferMinutes) && Number.isInteger(ReminderMinutes)
    if (areNumbers && ReminderMinutes > 0 && ReminderMinutes >= OfferMinutes)
      report('ReminderMinutes', 'reminderTooLong')
    if (weightsRefusal(MatchWeights)) report('MatchWeights', 'weightsSum')
  })
export type SettingsFields = z.input<typeof settingsForm>
export type SettingsControl = Control<SettingsFields, unknown, FoodBankSettings>

export const settingsFields = (settings: FoodBankSettings): SettingsFields => ({
  ...settings,
  OfferMinutes: String(settings.OfferMinutes),
  ReminderMinutes: String(settings.ReminderMinutes),
  ReceiptCloseDay: String(settings.ReceiptCloseDay),
  VolunteersAtOnce: String(settings.VolunteersAtOnce),
  VolunteerRoundMinutes: String(settings.VolunteerRoundMinutes),
})

export const weightNames = [
  'closeness',
  'categories',
  'storage',
  'capacity',
  'fairness',
  'answers',
] as const satisfies (keyof MatchWeights)[]

export const sumOf = (weights: MatchWeights) => Object.values(weights).reduce((sum, weight) => sum + weight, 0)
