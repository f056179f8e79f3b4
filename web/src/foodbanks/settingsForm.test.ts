import { describe, expect, it } from 'vitest'
import { defaultFoodBankSettings, FoodBankSettings } from '../../../shared/entity/entity.ts'
import { fieldsOf, limits, problemsOf, type SettingsFields, settingsOf, sumOf, weightNames } from './settingsForm.ts'

const fields = fieldsOf(defaultFoodBankSettings)

describe('settings of a food bank', () => {
  it('come back as they went into the form', () => {
    expect(settingsOf(fields)).toEqual(defaultFoodBankSettings)
    expect(sumOf(defaultFoodBankSettings.MatchWeights)).toBe(100)
  })
  it('show every weight', () => {
    expect([...weightNames].sort()).toEqual(Object.keys(defaultFoodBankSettings.MatchWeights).sort())
  })
  it.each(['OfferMinutes', 'ReminderMinutes'] as const)('tell the limits of %s that the server has', (field) => {
    const { least, most } = limits[field]
    const takes = (minutes: number) => FoodBankSettings.shape[field].safeParse(minutes).success
    expect([least - 1, least, most, most + 1].map(takes)).toEqual([false, true, true, false])
  })
  it.each<[string, Partial<SettingsFields>, object]>([
    ['no offer minutes', { OfferMinutes: '' }, { OfferMinutes: 'between' }],
    ['too few', { OfferMinutes: '4', ReminderMinutes: '0' }, { OfferMinutes: 'between' }],
    ['half a minute', { ReminderMinutes: '1.5' }, { ReminderMinutes: 'between' }],
    ['a reminder before the offer', { OfferMinutes: '15' }, { ReminderMinutes: 'reminderTooLong' }],
    [
      'weights that do not make 100',
      { MatchWeights: { ...defaultFoodBankSettings.MatchWeights, answers: 11 } },
      { weights: { refused: 'weightsSum' } },
    ],
  ])('are not sent with %s', (_, change, problems) => {
    expect(problemsOf({ ...fields, ...change })).toEqual(problems)
    expect(settingsOf({ ...fields, ...change })).toBeUndefined()
  })
  it('need no reminder', () => expect(problemsOf({ ...fields, OfferMinutes: '5', ReminderMinutes: '0' })).toEqual({}))
})
