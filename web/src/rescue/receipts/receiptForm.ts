import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Input, Value } from '../../../../shared/core/schema/endpoint.ts'
import type { TextKey } from '../../../../shared/core/text/text.ts'
import type * as receipts from '../../../../shared/rescue/receipts/api.ts'
import type { ReceiptCorrection, ReceiptDraft, ReceiptView } from '../../../../shared/rescue/receipts/api.ts'
import type { ReceiptPrefill } from '../../../../shared/rescue/receipts/receiptLink.ts'
import type { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { parsePounds } from '../../core/ui/form/pounds.ts'

export type Loaded = Value<typeof receipts.loadReceipt>
/** Messages of the schema are keys of the form's texts. */
type ErrorKey = Extract<TextKey<typeof receiptTexts>, `error${string}`>
const error = (key: ErrorKey) => key
const required = (message: ErrorKey) => z.pipe(z.nullable(z.number()), z.number(message))
const Line = z.object({ categoryId: z.nullable(z.number()), pounds: z.string() })
type Line = z.infer<typeof Line>

export const emptyLine: Line = { categoryId: null, pounds: '' }
const isBlank = ({ categoryId, pounds }: Line) => categoryId === null && pounds === ''

const checkLines = z.check<Line[]>(({ value, issues }) => {
  const seen = new Set<number>()
  const report = (message: ErrorKey, ...path: (string | number)[]) =>
    issues.push({ code: 'custom', message, path, input: value })
  for (const [index, line] of value.entries()) {
    const { categoryId, pounds } = line
    // Blank lines are ignored, unless there is no other.
    if (isBlank(line) && !value.every(isBlank)) continue
    if (categoryId === null) report('errorCategory', index, 'categoryId')
    else if (seen.has(categoryId)) report('errorTwice', index, 'categoryId')
    else seen.add(categoryId)
    if (parsePounds(pounds) === undefined) report('errorPounds', index, 'pounds')
  }
})

/** Schema of a receipt that may be sent. The server refuses a date to come as well. */
export const receiptForm = (today: string) =>
  z.object({
    agencyId: required('errorAgency'),
    donorLocationId: required('errorLocation'),
    date: z.string().check(
      z.minLength(1, error('errorDate')),
      z.refine((date) => date <= today, error('errorFuture')),
    ),
    lines: z.array(Line).check(checkLines),
    storageRequirementId: z.nullable(z.number()),
    isVolunteer: z.boolean(),
    notes: z.string(),
  })
export type ReceiptFormValues = z.input<ReturnType<typeof receiptForm>>
export type ReceiptFormOutput = z.output<ReturnType<typeof receiptForm>>
export type ReceiptFormReturn = UseFormReturn<ReceiptFormValues, unknown, ReceiptFormOutput>

/** Start values from the link; what it leaves open comes from the donation, where there is one. */
export function initialReceipt(prefill: ReceiptPrefill, loaded: Loaded | undefined, today: string): ReceiptFormValues {
  const line = (categoryId: number, pounds: number | null): Line => ({ categoryId, pounds: String(pounds ?? '') })
  const linked = prefill.categories.map(({ categoryId, pounds }) => line(categoryId, pounds))
  const offered = (loaded?.categories ?? []).map((item) => line(item.DonationCategory.ID, item.Pounds))
  // Receipts put aside are newer than any link.
  const isPending = loaded !== undefined && loaded.PendingPickupID !== null
  const lines = linked.length > 0 && !isPending ? linked : offered
  if (isPending) return { ...pendingValues(loaded), lines: lines.length > 0 ? lines : [emptyLine] }
  return {
    agencyId: loaded?.agencyId ?? prefill.agencyId ?? null,
    donorLocationId: loaded?.donorLocationId ?? prefill.donorLocationId ?? null,
    date: prefill.date ?? loaded?.date ?? today,
    lines: lines.length > 0 ? lines : [emptyLine],
    storageRequirementId: prefill.storageRequirementId ?? loaded?.storageRequirementId ?? null,
    isVolunteer: prefill.volunteer || (loaded?.volunteer ?? false),
    notes: '',
  }
}

const pendingValues = (loaded: Loaded): Omit<ReceiptFormValues, 'lines'> => ({
  agencyId: loaded.agencyId,
  donorLocationId: loaded.donorLocationId,
  date: loaded.date,
  storageRequirementId: loaded.storageRequirementId,
  isVolunteer: loaded.volunteer,
  notes: loaded.Notes,
})

const sentLines = (lines: readonly Line[]) =>
  lines.flatMap(({ categoryId, pounds }) =>
    categoryId === null ? [] : [{ categoryId, pounds: parsePounds(pounds) ?? 0 }],
  )

/** Draft to put aside: the lines that are complete, whatever else is still missing. */
export const pendingDraft = (values: ReceiptFormValues): Omit<Input<typeof receipts.savePendingReceipt>, 'id'> => ({
  categories: sentLines(values.lines).filter(({ pounds }) => pounds > 0),
  storageRequirementId: values.storageRequirementId,
  volunteer: values.isVolunteer,
  date: values.date,
  Notes: values.notes,
})

/** A receipt as the form corrects it. */
export const correctedValues = (receipt: ReceiptView): ReceiptFormValues => ({
  agencyId: receipt.Agency.ID,
  donorLocationId: receipt.DonorLocation.ID,
  date: receipt.Date,
  lines: receipt.categories.map((item) => ({ categoryId: item.DonationCategoryID, pounds: String(item.Pounds) })),
  storageRequirementId: receipt.StorageRequirement?.ID ?? null,
  isVolunteer: receipt.IsVolunteer,
  notes: receipt.Notes,
})

export const receiptCorrection = (values: ReceiptFormOutput, Version: number): ReceiptCorrection => ({
  Version,
  categories: sentLines(values.lines),
  storageRequirementId: values.storageRequirementId,
  volunteer: values.isVolunteer,
  date: values.date,
  Notes: values.notes,
})

/** Input of a receipt. Only a food bank names the agency: an agency's own is known from its session (decision 23). */
export const receiptDraft = (
  values: ReceiptFormOutput,
  { isFoodBank, adHocTransactionId }: { isFoodBank: boolean; adHocTransactionId: number | undefined },
): ReceiptDraft => ({
  ...(isFoodBank ? { agencyId: values.agencyId } : {}),
  donorLocationId: values.donorLocationId,
  categories: sentLines(values.lines),
  storageRequirementId: values.storageRequirementId,
  adHocTransactionId: adHocTransactionId ?? null,
  volunteer: values.isVolunteer,
  date: values.date,
  Notes: values.notes,
})
