import { expect, it } from 'vitest'
import { noNeeds } from '../../../../shared/pantry/needs/needs.ts'
import { ProfileFormWithConsent, profileDraft } from './profileForm.ts'

const form = {
  FirstName: 'Rosa',
  LastName: 'Figueroa',
  PostalCode: '37902',
  Language: 'es' as const,
  IsEmailNotificationEnabled: false,
  IsTextMessageNotificationEnabled: true,
  IsPhoneCallNotificationEnabled: false,
  HasConsent: true,
  Minors: '2',
  Adults: '',
  Seniors: '1',
  FoodNeeds: noNeeds,
}

it('an empty age is nobody; without any, the household’s size stays as it was', () => {
  const before = { HouseholdSize: 4, Version: 7 }
  expect(profileDraft(form, before).Ages).toEqual({ Minors: 2, Adults: 0, Seniors: 1 })
  expect(profileDraft({ ...form, Minors: '', Seniors: '' }, before)).toMatchObject({ Ages: null, HouseholdSize: 4 })
})

it.each([
  [{ HasConsent: false }, 'HasConsent'],
  [{ Minors: '41' }, 'Minors'],
  [{ Adults: '-1' }, 'Adults'],
  [{ Seniors: '1.5' }, 'Seniors'],
  [{ FirstName: '  ' }, 'FirstName'],
])('%j is refused at its field', (change, field) => {
  const read = ProfileFormWithConsent.safeParse({ ...form, ...change })
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field])
})
