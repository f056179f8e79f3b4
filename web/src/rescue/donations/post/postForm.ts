import * as z from 'zod/mini'
import { isRefusal, type Refusal } from '../../../../../shared/core/answer.ts'
import { refusalText } from '../../../../../shared/core/refusalText.ts'
import { addDays, instantOf, localDay } from '../../../../../shared/core/time/zone.ts'
import * as agenciesRefusals from '../../../../../shared/network/agencies/refusals.ts'
import type { DonationDraft } from '../../../../../shared/rescue/donations/api.ts'
import { customChoice, customCode, parseCustomCode } from '../../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { draftPickupTime, draftRefusal } from '../../../../../shared/rescue/donations/post.ts'
import * as refusals from '../../../../../shared/rescue/donations/refusals.ts'
import { Items, itemErrors, sentItems } from './items.ts'

/** The post form as it is filled in, and the draft it becomes: what may be posted, the shared rules say. */
export const PostForm = z.object({
  locationId: z.nullable(z.int()),
  items: Items,
  storageIds: z.array(z.int()),
  /** Day; null for any of the next seven days, empty for another day that is still to be chosen. */
  day: z.nullable(z.string()),
  timeTypeId: z.int(),
  /** Hours of the donor's own window, used with the type CUSTOM. */
  from: z.number(),
  to: z.number(),
  startsLater: z.boolean(),
  startDay: z.string(),
  startHour: z.number(),
  notes: z.string(),
  /** Already sent; `preview` is a thumbnail as a data address. */
  photo: z.nullable(z.object({ key: z.string(), preview: z.string() })),
})
export type PostForm = z.infer<typeof PostForm>

const asapId = 1

/** Most food is given today and as soon as possible: nothing to choose then. */
export function emptyForm(now: Date, zone: string): PostForm {
  const today = localDay(now, zone)
  return {
    locationId: null,
    items: [],
    storageIds: [],
    day: today,
    timeTypeId: asapId,
    from: 9,
    to: 17,
    startsLater: false,
    startDay: addDays(today, 1),
    startHour: 8,
    notes: '',
    photo: null,
  }
}

/** The form with the contents of an earlier donation; day, delay and photo are the new one's own. */
export function copiedForm(copy: DonationDraft, empty: PostForm): PostForm {
  const own = parseCustomCode(copy.CustomPickupTimeCode ?? '')
  return {
    ...empty,
    locationId: copy.DonorLocationID,
    items: copy.categories.map((item) => ({ categoryId: item.DonationCategoryID, pounds: String(item.Pounds) })),
    storageIds: copy.StorageRequirementIDs,
    timeTypeId: copy.PickupTimeTypeID,
    ...(own ? { from: own.HourStart, to: own.HourEnd } : {}),
    notes: copy.Notes ?? '',
  }
}

export interface LocationClock {
  now: Date
  /** Of the donor location. */
  zone: string
}
interface Copied {
  copyOf?: number | undefined
  source?: string | undefined
}

/** Input of a form that `postForm` accepts. */
export function draftOf(form: PostForm, zone: string, copied: Copied = {}): DonationDraft {
  return {
    DonorLocationID: form.locationId ?? 0,
    categories: sentItems(form.items),
    StorageRequirementIDs: form.storageIds,
    DonorRecordedPickupDate: form.day,
    PickupTimeTypeID: form.timeTypeId,
    ...(form.timeTypeId === customChoice.ID ? { CustomPickupTimeCode: customCode(form.from, form.to) } : {}),
    StartAfter: form.startsLater ? instantOf(form.startDay, form.startHour, zone).toISOString() : null,
    Notes: form.notes,
    PhotoKey: form.photo?.key ?? null,
    ...(copied.copyOf ? { copyOf: copied.copyOf } : {}),
    ...(copied.source ? { source: copied.source } : {}),
  }
}

/** From top to bottom of the form. */
export const postFields = ['location', 'items', 'storage', 'day', 'time', 'start'] as const
export type PostField = (typeof postFields)[number]
export type MissingPart = 'needLocation' | 'needItem' | 'needPounds' | 'needDay'
/** Problems that prevent posting, at most one a field. */
export type Problems = Partial<Record<PostField, MissingPart | Refusal>>

const fieldOf = new Map<Refusal['refused'], PostField>([
  [refusals.pickupDateInThePast, 'day'],
  [refusals.pickupDateTooFar, 'day'],
  [refusals.pickupWindowOver, 'time'],
  [refusals.customCodeShape, 'time'],
  [refusals.unknownPickupTime, 'time'],
  [agenciesRefusals.unknownStorage, 'storage'],
  [refusals.startIsInThePast, 'start'],
  [refusals.startTooLate, 'start'],
])

export function problemsOf(form: PostForm, { now, zone }: LocationClock): Problems {
  const [firstItemError] = itemErrors(form.items)
  const missing: Problems = {
    ...(form.locationId === null ? { location: 'needLocation' } : {}),
    ...(firstItemError ? { items: firstItemError.message } : {}),
    ...(form.day === '' ? { day: 'needDay' } : {}),
    ...(form.startsLater && form.startDay === '' ? { start: 'needDay' } : {}),
  }
  const refusal = refusalOf(form, { now, zone })
  return refusal ? { [fieldOf.get(refusal.refused) ?? 'items']: refusal, ...missing } : missing
}

/** The shared rules look at when, not at what: they can be asked before anything else is filled in. */
function refusalOf(form: PostForm, { now, zone }: LocationClock): Refusal | undefined {
  if (form.day === '' || (form.startsLater && form.startDay === '')) return undefined
  const draft = draftOf({ ...form, locationId: 1, items: [{ categoryId: 1, pounds: '1' }] }, zone)
  const type = draftPickupTime(draft)
  return isRefusal(type) ? type : draftRefusal(draft, type, now, zone)
}

/**
 * Schema of a form that may be sent. Errors of several controls that make up one answer are named after it:
 * `groups.time`.
 */
export const postForm = (clock: LocationClock) =>
  PostForm.check(({ value, issues }) => {
    const report = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', path, message, input: value })
    const { location, items: _, ...groups } = problemsOf(value, clock)
    if (location) report(['locationId'], 'needLocation')
    for (const { path, message } of itemErrors(value.items)) report(['items', ...path], message)
    for (const [group, problem] of Object.entries(groups))
      report(['groups', group], typeof problem === 'string' ? problem : refusalText(problem, 'en'))
  })

/** `?copy=true&source=4711`, or the donation in `copy` and where the copy comes from in `source`. */
export function copyQuery(query: URLSearchParams): Copied {
  const idOf = (value: string | null) => (value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined)
  const [copy, source] = [query.get('copy'), query.get('source')]
  if (idOf(copy)) return { copyOf: idOf(copy), source: source || undefined }
  return copy === 'true' ? { copyOf: idOf(source) } : {}
}
