import { zodResolver } from '@hookform/resolvers/zod'
import { describe, expect, it } from 'vitest'
import { parseReceiptQuery } from '../../../../shared/rescue/receipts/receiptLink.ts'
import {
  emptyLine,
  initialReceipt,
  type Loaded,
  type ReceiptFormOutput,
  type ReceiptFormValues,
  receiptDraft,
  receiptForm,
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
  Notes: '',
  PendingPickupID: null,
}
const form = (change: Partial<ReceiptFormValues> = {}): ReceiptFormValues => ({
  ...initialReceipt(link, undefined, today),
  ...change,
})
const lines = (...pairs: [number | null, string][]) => pairs.map(([categoryId, pounds]) => ({ categoryId, pounds }))

/** Result of react-hook-form for the values on submit. */
const resolved = (values: ReceiptFormValues) =>
  zodResolver(receiptForm(today))(values, undefined, { fields: {}, shouldUseNativeValidation: false })
const errorsOf = async (values: ReceiptFormValues) => (await resolved(values)).errors
const draftOf = async (values: ReceiptFormValues, isFoodBank = false) =>
  receiptDraft((await resolved(values)).values as ReceiptFormOutput, { isFoodBank, adHocTransactionId: 7 })

describe('the receipt form', () => {
  it('starts with what the link says', () => {
    expect(initialReceipt(link, undefined, today)).toEqual({
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
    expect(initialReceipt(parseReceiptQuery('?adHocTransactionId=7'), loaded, today)).toEqual({
      agencyId: 11,
      donorLocationId: 31,
      date: '2026-11-19',
      lines: lines([2, '40']),
      storageRequirementId: 3,
      isVolunteer: false,
      notes: '',
    })
  })

  it('starts empty, of today, without a link, and names each missing field', async () => {
    const empty = initialReceipt(blank, undefined, today)
    expect(empty).toMatchObject({ agencyId: null, donorLocationId: null, date: today, lines: [emptyLine] })
    expect(await errorsOf(empty)).toMatchObject({
      agencyId: { message: 'errorAgency' },
      donorLocationId: { message: 'errorLocation' },
      lines: [{ categoryId: { message: 'errorCategory' }, pounds: { message: 'errorPounds' } }],
    })
  })

  it('refuses a date to come and takes today', async () => {
    expect(await errorsOf(form({ date: '2026-11-21' }))).toMatchObject({ date: { message: 'errorFuture' } })
    expect(await errorsOf(form({ date: '' }))).toMatchObject({ date: { message: 'errorDate' } })
    expect(await errorsOf(form({ date: today }))).toEqual({})
  })

  it.each(['', '0', '-1', '0.04', '1e-17', '45001', 'ten', 'Infinity'])('refuses %j pounds', async (pounds) => {
    const errors = await errorsOf(form({ lines: lines([2, '5'], [1, pounds]) }))
    expect(errors).toMatchObject({ lines: [undefined, { pounds: { message: 'errorPounds' } }] })
  })

  it('sends pounds as tenths', async () => {
    const { categories } = await draftOf(form({ lines: lines([1, '66.25'], [2, '12,5']) }))
    expect(categories).toEqual([
      { categoryId: 1, pounds: 66.3 },
      { categoryId: 2, pounds: 12.5 },
    ])
  })

  it('refuses a category twice, where it is repeated', async () => {
    expect(await errorsOf(form({ lines: [emptyLine, ...lines([1, '5'], [1, '6'])] }))).toMatchObject({
      lines: [undefined, undefined, { categoryId: { message: 'errorTwice' } }],
    })
  })

  it('ignores blank lines', async () => {
    const withBlank = form({ lines: [emptyLine, ...lines([1, '5'])] })
    expect(await errorsOf(withBlank)).toEqual({})
    expect((await draftOf(withBlank)).categories).toEqual([{ categoryId: 1, pounds: 5 }])
  })

  it('names the agency for food banks only', async () => {
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
    expect(await draftOf(form())).toEqual(draft)
    expect(await draftOf(form(), true)).toEqual({ ...draft, agencyId: 11 })
  })
})
