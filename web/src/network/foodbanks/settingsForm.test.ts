import { zodResolver } from '@hookform/resolvers/zod'
import { describe, expect, it } from 'vitest'
import { defaultFoodBankSettings, FoodBankSettings } from '../../../../shared/network/organizations/entity.ts'
import { limits, type SettingsFields, settingsFields, settingsForm, sumOf, weightNames } from './settingsForm.ts'

const fields = settingsFields(defaultFoodBankSettings)
/** Result of react-hook-form for the fields on submit. */
const resolved = (change: Partial<SettingsFields> = {}) =>
  zodResolver(settingsForm)({ ...fields, ...change }, undefined, { fields: {}, shouldUseNativeValidation: false })
const messagesOf = (errors: object) =>
  Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, message]))

describe('settings of a food bank', () => {
  it('come back as they went into the form', async () => {
    expect((await resolved()).values).toEqual(defaultFoodBankSettings)
    expect(sumOf(defaultFoodBankSettings.MatchWeights)).toBe(100)
  })
  it('show every weight', () => {
    expect([...weightNames].sort()).toEqual(Object.keys(defaultFoodBankSettings.MatchWeights).sort())
  })
  it.each(Object.keys(limits) as (keyof typeof limits)[])('tell the limits of %s that the server has', (field) => {
    const { min, max } = limits[field]
    const takes = (minutes: number) => FoodBankSettings.shape[field].safeParse(minutes).success
    expect([min - 1, min, max, max + 1].map(takes)).toEqual([false, true, true, false])
  })
  it.each<[string, Partial<SettingsFields>, object]>([
    ['no offer minutes', { OfferMinutes: '' }, { OfferMinutes: 'between' }],
    ['too few', { OfferMinutes: '4', ReminderMinutes: '0' }, { OfferMinutes: 'between' }],
    ['no volunteer at once', { VolunteersAtOnce: '0' }, { VolunteersAtOnce: 'between' }],
    ['rounds of a second', { VolunteerRoundMinutes: '0.02' }, { VolunteerRoundMinutes: 'between' }],
    ['half a minute', { ReminderMinutes: '1.5' }, { ReminderMinutes: 'between' }],
    ['a reminder before the offer', { OfferMinutes: '15' }, { ReminderMinutes: 'reminderTooLong' }],
    [
      'weights that do not make 100',
      { MatchWeights: { ...defaultFoodBankSettings.MatchWeights, answers: 11 } },
      { MatchWeights: 'weightsSum' },
    ],
  ])('are not sent with %s', async (_, change, messages) => {
    const { errors, values } = await resolved(change)
    expect(messagesOf(errors)).toEqual(messages)
    expect(values).toEqual({})
  })
  it('need no reminder', async () => {
    expect((await resolved({ OfferMinutes: '5', ReminderMinutes: '0' })).errors).toEqual({})
  })
})
