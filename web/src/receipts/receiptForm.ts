import * as z from 'zod/mini'
import type { Value } from '../../../shared/api/endpoint.ts'
import { Pounds } from '../../../shared/api/fields.ts'
import type * as receipts from '../../../shared/api/receipts.ts'
import type { ReceiptDraft } from '../../../shared/api/receipts.ts'
import type { ReceiptPrefill } from '../../../shared/receipt/receiptLink.ts'
import type { receiptTexts } from '../../../shared/text/receipts.ts'
import type { TextKey } from '../../../shared/text/text.ts'

/** The receipt form: what it starts with, what is wrong with it, and what it sends. Numbers stay text until they are sent. */
export interface ReceiptForm {
  agencyId: number | null
  donorLocationId: number | null
  date: string
  lines: readonly ReceiptLine[]
  storageRequirementId: number | null
  isVolunteer: boolean
  notes: string
}
export interface ReceiptLine {
  /** Tells the lines of the form apart while they come and go. */
  key: number
  categoryId: number | null
  pounds: string
}
export type Loaded = Value<typeof receipts.loadReceipt>

const line = (key: number, categoryId: number | null, pounds: number | null): ReceiptLine => ({
  key,
  categoryId,
  pounds: pounds === null ? '' : String(pounds),
})

/** What the link says; what it leaves open comes from the donation, where there is one. */
export function firstForm(prefill: ReceiptPrefill, loaded: Loaded | undefined, today: string): ReceiptForm {
  const linked = prefill.categories.map(({ categoryId, pounds }, i) => line(i, categoryId, pounds))
  const offered = (loaded?.categories ?? []).map((item, i) => line(i, item.DonationCategory.ID, item.Pounds))
  const lines = linked.length > 0 ? linked : offered
  return {
    agencyId: loaded?.agencyId ?? prefill.agencyId ?? null,
    donorLocationId: loaded?.donorLocationId ?? prefill.donorLocationId ?? null,
    date: prefill.date ?? loaded?.date ?? today,
    lines: lines.length > 0 ? lines : [line(0, null, null)],
    storageRequirementId: prefill.storageRequirementId ?? loaded?.storageRequirementId ?? null,
    isVolunteer: prefill.volunteer || (loaded?.volunteer ?? false),
    notes: '',
  }
}

export const addLine = (form: ReceiptForm): ReceiptForm => ({
  ...form,
  lines: [...form.lines, line(Math.max(-1, ...form.lines.map(({ key }) => key)) + 1, null, null)],
})

export const changeLine = (form: ReceiptForm, key: number, change: Partial<Omit<ReceiptLine, 'key'>>): ReceiptForm => ({
  ...form,
  lines: form.lines.map((one) => (one.key === key ? { ...one, ...change } : one)),
})

export const removeLine = (form: ReceiptForm, key: number): ReceiptForm => ({
  ...form,
  lines: form.lines.filter((one) => one.key !== key),
})

/** Sum of the lines, whatever of them is a number so far. */
export const totalPounds = ({ lines }: Pick<ReceiptForm, 'lines'>) =>
  Math.round(lines.reduce((sum, { pounds }) => sum + (Number(pounds) || 0), 0) * 10) / 10

type ErrorKey = Extract<TextKey<typeof receiptTexts>, `error${string}`>

export interface ReceiptErrors {
  agency?: ErrorKey
  location?: ErrorKey
  date?: ErrorKey
  lines: ReadonlyMap<number, { category?: ErrorKey; pounds?: ErrorKey }>
}

const isBlank = ({ categoryId, pounds }: ReceiptLine) => categoryId === null && pounds === ''

/** A line left blank is not meant, as long as another one is filled in. */
const meantLines = ({ lines }: Pick<ReceiptForm, 'lines'>) => {
  const filled = lines.filter((one) => !isBlank(one))
  return filled.length > 0 ? filled : lines.slice(0, 1)
}

function lineErrors(form: ReceiptForm): ReceiptErrors['lines'] {
  const seen = new Set<number>()
  const errors = new Map<number, { category?: ErrorKey; pounds?: ErrorKey }>()
  for (const { key, categoryId, pounds } of meantLines(form)) {
    const isRepeated = categoryId !== null && seen.has(categoryId)
    const category: ErrorKey | undefined = categoryId === null ? 'errorCategory' : isRepeated ? 'errorTwice' : undefined
    const isWeight = pounds !== '' && z.safeParse(Pounds, Number(pounds)).success
    if (categoryId !== null) seen.add(categoryId)
    if (category || !isWeight)
      errors.set(key, { ...(category ? { category } : {}), ...(isWeight ? {} : { pounds: 'errorPounds' as const }) })
  }
  return errors
}

/** What keeps the form from being sent; a date to come is refused by the server as well. */
export function receiptErrors(form: ReceiptForm, today: string): ReceiptErrors | undefined {
  const date: ErrorKey | undefined = form.date === '' ? 'errorDate' : form.date > today ? 'errorFuture' : undefined
  const errors: ReceiptErrors = {
    ...(form.agencyId === null ? { agency: 'errorAgency' } : {}),
    ...(form.donorLocationId === null ? { location: 'errorLocation' } : {}),
    ...(date ? { date } : {}),
    lines: lineErrors(form),
  }
  return errors.agency || errors.location || errors.date || errors.lines.size > 0 ? errors : undefined
}

/** What is sent. Only a food bank names the agency: an agency's own is known from its session (decision 23). */
export function receiptDraft(
  form: ReceiptForm,
  { isFoodBank, adHocTransactionId }: { isFoodBank: boolean; adHocTransactionId: number | undefined },
): ReceiptDraft | undefined {
  const { agencyId, donorLocationId, date } = form
  if (agencyId === null || donorLocationId === null) return undefined
  return {
    ...(isFoodBank ? { agencyId } : {}),
    donorLocationId,
    categories: meantLines(form).flatMap(({ categoryId, pounds }) =>
      categoryId === null ? [] : [{ categoryId, pounds: Number(pounds) }],
    ),
    storageRequirementId: form.storageRequirementId,
    adHocTransactionId: adHocTransactionId ?? null,
    volunteer: form.isVolunteer,
    date,
    Notes: form.notes,
  }
}
