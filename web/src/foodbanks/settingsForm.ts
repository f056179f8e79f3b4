import * as z from 'zod/mini'
import type { Refusal } from '../../../shared/answer.ts'
import { FoodBankSettings, type MatchWeights } from '../../../shared/entity/entity.ts'
import { weightsRefusal } from '../../../shared/matching/weights.ts'

/** The settings as they are typed: numbers are text until they are sent. */
export interface SettingsFields extends Omit<FoodBankSettings, 'OfferMinutes' | 'ReminderMinutes'> {
  OfferMinutes: string
  ReminderMinutes: string
}

export const fieldsOf = (settings: FoodBankSettings): SettingsFields => ({
  ...settings,
  OfferMinutes: String(settings.OfferMinutes),
  ReminderMinutes: String(settings.ReminderMinutes),
})

/** The least and the most of each number, as the server takes them. */
export const limits = { OfferMinutes: { least: 5, most: 1440 }, ReminderMinutes: { least: 0, most: 720 } } as const
export type MinutesField = keyof typeof limits

export const weightNames = [
  'closeness',
  'categories',
  'storage',
  'capacity',
  'fairness',
  'answers',
] as const satisfies (keyof MatchWeights)[]

export const sumOf = (weights: MatchWeights) => Object.values(weights).reduce((sum, weight) => sum + weight, 0)

const wholeNumber = (typed: string) => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN)

export interface SettingsProblems {
  OfferMinutes?: 'between'
  ReminderMinutes?: 'between' | 'reminderTooLong'
  weights?: Refusal
}

/** What keeps the settings from being saved. A reminder at or before the offer itself would never be sent. */
export function problemsOf(fields: SettingsFields): SettingsProblems {
  const isWithin = (field: MinutesField) => FoodBankSettings.shape[field].safeParse(wholeNumber(fields[field])).success
  const offer = wholeNumber(fields.OfferMinutes)
  const reminder = wholeNumber(fields.ReminderMinutes)
  const weights = weightsRefusal(fields.MatchWeights)
  return {
    ...(isWithin('OfferMinutes') ? {} : { OfferMinutes: 'between' }),
    ...(!isWithin('ReminderMinutes')
      ? { ReminderMinutes: 'between' }
      : reminder > 0 && reminder >= offer
        ? { ReminderMinutes: 'reminderTooLong' }
        : {}),
    ...(weights ? { weights } : {}),
  }
}

/** What is sent; undefined while something is wrong. */
export function settingsOf(fields: SettingsFields): FoodBankSettings | undefined {
  if (Object.keys(problemsOf(fields)).length > 0) return undefined
  const read = z.safeParse(FoodBankSettings, {
    ...fields,
    OfferMinutes: wholeNumber(fields.OfferMinutes),
    ReminderMinutes: wholeNumber(fields.ReminderMinutes),
  })
  return read.success ? read.data : undefined
}
