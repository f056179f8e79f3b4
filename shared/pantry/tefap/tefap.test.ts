import { describe, expect, it } from 'vitest'
import type { TefapEligibility } from '../customers/customer.ts'
import { StoredNotice } from './notice.ts'
import { isTefapEligibleAt, type TefapPlace } from './tefap.ts'

const noRule: TefapEligibility = {
  ProvinceID: null,
  ProvinceAbbreviation: null,
  FoodBankID: null,
  FoodBankName: null,
  CountyID: null,
  CountyName: null,
  PostalCodeID: null,
  PostalCode: null,
}
const tennessee = { ProvinceID: 47, ProvinceAbbreviation: 'TN' }
const hall: TefapPlace = { FoodBankID: 10, Province: 'TN', PostalCode: '37917', CountyID: 47_093 }

const eligibleBy = (rule: Partial<TefapEligibility>, place: Partial<TefapPlace> = {}) =>
  isTefapEligibleAt({ IsTefapEligible: true, TEFAPEligibility: { ...noRule, ...rule } }, { ...hall, ...place })

describe('TEFAP by place', () => {
  it('[tefap-eligible-definition] needs the flag and a rule', () => {
    const rule = { ...noRule, ...tennessee }
    expect(isTefapEligibleAt({ IsTefapEligible: true, TEFAPEligibility: rule }, hall)).toBe(true)
    expect(isTefapEligibleAt({ IsTefapEligible: false, TEFAPEligibility: rule }, hall)).toBe(false)
    expect(isTefapEligibleAt({ IsTefapEligible: true, TEFAPEligibility: null }, hall)).toBe(false)
    expect(eligibleBy({})).toBe(false)
  })

  it.each<[string, Partial<TefapEligibility>, Partial<TefapPlace>, boolean]>([
    ['the province', tennessee, {}, true],
    ['the province, however it is written', tennessee, { Province: ' tn' }, true],
    ['the province by its name', tennessee, { Province: 'Tennessee' }, true],
    ['another province', tennessee, { Province: 'KY' }, false],
    ['the province by its abbreviation alone', { ProvinceAbbreviation: 'TN' }, {}, true],
    ['a province without its abbreviation, though the food bank fits', { ProvinceID: 47, FoodBankID: 10 }, {}, false],
    ['a province of another country', { ProvinceAbbreviation: 'ON' }, { Province: ' on ' }, true],
    ['the food bank', { FoodBankID: 10 }, {}, true],
    ['another food bank', { FoodBankID: 20 }, {}, false],
    ['the county', { CountyID: 47_093 }, {}, true],
    ['another county', { CountyID: 47_001 }, {}, false],
    ['a county, where the address has none', { CountyID: 47_093 }, { CountyID: undefined }, false],
    ['the postal code', { PostalCode: '37917' }, {}, true],
    ['the postal code with its last four digits', { PostalCode: '37917' }, { PostalCode: '37917-2210' }, true],
    ['the postal code, typed with a space', { PostalCode: ' 37917' }, {}, true],
    ['another postal code', { PostalCode: '37918' }, {}, false],
    ['another province, though the food bank fits', { ...tennessee, FoodBankID: 10 }, { Province: 'KY' }, false],
    ['another food bank, though the county fits', { FoodBankID: 20, CountyID: 47_093 }, {}, false],
    ['another county, though the postal code fits', { CountyID: 47_001, PostalCode: '37917' }, {}, false],
  ])('[tefap-rule-order] by %s', (_, rule, place, isEligible) => {
    expect(eligibleBy(rule, place)).toBe(isEligible)
  })
})

it('a notice reads the same in whatever order its languages were stored', () => {
  const [first, second] = [
    { en: 'You have rights.', es: 'Usted tiene derechos.' },
    { es: 'Usted tiene derechos.', en: 'You have rights.' },
  ].map((Texts) => JSON.stringify(StoredNotice.parse({ Version: 1, Texts, At: null })))
  expect(first).toBe(second)
})
