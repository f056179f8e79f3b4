import { describe, expect, it } from 'vitest'
import { parseReceiptQuery } from '../../../shared/receipt/receiptLink.ts'
import {
  addLine,
  changeLine,
  firstForm,
  type Loaded,
  type ReceiptForm,
  receiptDraft,
  receiptErrors,
  removeLine,
  totalPounds,
} from './receiptForm.ts'

const today = '2026-11-20'
const blank = parseReceiptQuery('')
const link = parseReceiptQuery(
  '?agencyId=11&storageRequirementId=2&donorLocationId=31&categoryId=1,4&pounds=120.5,80&adHocTransactionId=7&volunteer=true&date=2026-11-18',
)
const loaded: Loaded = {
  agencyId: 11,
  agencyName: 'Agency 11',
  donorLocationId: 31,
  categories: [
    { Pounds: 40, DonationCategory: { ID: 2, Name: 'Bakery', Icon: { ClassName: '' }, IsSystemWide: true } },
  ],
  storageRequirementId: 3,
  adHocTransactionId: 7,
  volunteer: false,
  date: '2026-11-19',
}
const form = (change: Partial<ReceiptForm> = {}): ReceiptForm => ({ ...firstForm(link, undefined, today), ...change })
const lines = (...pairs: [number | null, string][]) =>
  pairs.map(([categoryId, pounds], key) => ({ key, categoryId, pounds }))

describe('the receipt form', () => {
  it('starts with what the link says', () => {
    expect(firstForm(link, undefined, today)).toEqual({
      agencyId: 11,
      donorLocationId: 31,
      date: '2026-11-18',
      lines: lines([1, '120.5'], [4, '80']),
      storageRequirementId: 2,
      isVolunteer: true,
      notes: '',
    })
  })

  it('takes from the donation what the link leaves open', () => {
    expect(firstForm(parseReceiptQuery('?adHocTransactionId=7'), loaded, today)).toEqual({
      agencyId: 11,
      donorLocationId: 31,
      date: '2026-11-19',
      lines: lines([2, '40']),
      storageRequirementId: 3,
      isVolunteer: false,
      notes: '',
    })
  })

  it('starts empty, of today, without a link', () => {
    const empty = firstForm(blank, undefined, today)
    expect(empty).toMatchObject({ agencyId: null, donorLocationId: null, date: today, lines: lines([null, '']) })
    expect(receiptErrors(empty, today)).toEqual({
      agency: 'errorAgency',
      location: 'errorLocation',
      lines: new Map([[0, { category: 'errorCategory', pounds: 'errorPounds' }]]),
    })
  })

  it('adds, changes and removes lines, and sums them up', () => {
    const two = addLine(form({ lines: lines([1, '0.1']) }))
    const filled = changeLine(two, 1, { categoryId: 2, pounds: '0.2' })
    expect(totalPounds(filled)).toBe(0.3)
    expect(removeLine(filled, 0).lines).toEqual([{ key: 1, categoryId: 2, pounds: '0.2' }])
    expect(addLine(removeLine(filled, 0)).lines.map(({ key }) => key)).toEqual([1, 2])
  })

  it('refuses a date to come and takes today', () => {
    expect(receiptErrors(form({ date: '2026-11-21' }), today)).toMatchObject({ date: 'errorFuture' })
    expect(receiptErrors(form({ date: '' }), today)).toMatchObject({ date: 'errorDate' })
    expect(receiptErrors(form({ date: today }), today)).toBeUndefined()
  })

  it.each(['', '0', '-1', '1.25', '45001', 'ten', 'Infinity'])('refuses %j pounds', (pounds) => {
    const errors = receiptErrors(form({ lines: lines([1, pounds], [2, '5']) }), today)
    expect(errors?.lines).toEqual(new Map([[0, { pounds: 'errorPounds' }]]))
  })

  it('refuses a category twice and passes over lines left blank', () => {
    expect(receiptErrors(form({ lines: lines([1, '5'], [1, '6']) }), today)?.lines).toEqual(
      new Map([[1, { category: 'errorTwice' }]]),
    )
    const withBlank = form({ lines: lines([1, '5'], [null, '']) })
    expect(receiptErrors(withBlank, today)).toBeUndefined()
    expect(receiptDraft(withBlank, { isFoodBank: false, adHocTransactionId: undefined })?.categories).toEqual([
      { categoryId: 1, pounds: 5 },
    ])
  })

  it('names the agency for food banks only', () => {
    const draft = {
      donorLocationId: 31,
      categories: [
        { categoryId: 1, pounds: 120.5 },
        { categoryId: 4, pounds: 80 },
      ],
      storageRequirementId: 2,
      adHocTransactionId: 7,
      volunteer: true,
      date: '2026-11-18',
      Notes: '',
    }
    expect(receiptDraft(form(), { isFoodBank: false, adHocTransactionId: 7 })).toEqual(draft)
    expect(receiptDraft(form(), { isFoodBank: true, adHocTransactionId: 7 })).toEqual({ ...draft, agencyId: 11 })
    expect(receiptDraft(form({ donorLocationId: null }), { isFoodBank: true, adHocTransactionId: 7 })).toBeUndefined()
  })
})
