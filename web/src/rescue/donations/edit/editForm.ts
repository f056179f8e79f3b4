import { refusalText } from '../../../../../shared/core/refusalText.ts'
import type { Transaction } from '../../../../../shared/rescue/donations/api.ts'
import { acceptedMatch } from '../../../../../shared/rescue/donations/donation.ts'
import { customChoice, isCustom } from '../../../../../shared/rescue/donations/pickup/pickupTime.ts'
import { draftItems, itemErrors } from '../post/items.ts'
import { draftOf, emptyForm, type LocationClock, PostForm, problemsOf } from '../post/postForm.ts'

/** An open donation as the post form shows it: the same fields, without location, storage, start and photo. */
export function editStart(transaction: Transaction, { now, zone }: LocationClock): PostForm {
  const { PickupTimeType: type } = transaction
  return {
    ...emptyForm(now, zone),
    locationId: transaction.DonorLocation.ID,
    items: draftItems(transaction.AdHocTransactionDonationCategories),
    day: transaction.DonorRecordedPickupDate,
    timeTypeId: isCustom(type) ? customChoice.ID : type.ID,
    ...(isCustom(type) ? { from: type.HourStart, to: type.HourEnd } : {}),
    notes: transaction.Notes,
  }
}

/** A pickup that stays as it was needs no check: its window may be over by now. */
export const isPickupChanged = (form: PostForm, start: PostForm) =>
  form.day !== start.day ||
  form.timeTypeId !== start.timeTypeId ||
  (form.timeTypeId === customChoice.ID && (form.from !== start.from || form.to !== start.to))

/** Schema of an edit that may be sent. */
export const editForm = (clock: LocationClock, start: PostForm) =>
  PostForm.check(({ value, issues }) => {
    const report = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', path, message, input: value })
    for (const { path, message } of itemErrors(value.items)) report(['items', ...path], message)
    if (!isPickupChanged(value, start)) return
    const { day, time } = problemsOf(value, clock)
    for (const [group, problem] of Object.entries({ day, time }))
      if (problem) report(['groups', group], typeof problem === 'string' ? problem : refusalText(problem, 'en'))
  })

/** Input of an edit. */
export function editInput({ ID: id, Edition }: Transaction, form: PostForm, zone: string) {
  const {
    categories,
    DonorRecordedPickupDate,
    PickupTimeTypeID,
    CustomPickupTimeCode,
    Notes = '',
  } = draftOf(form, zone)
  return {
    id,
    Edition,
    categories,
    Notes,
    DonorRecordedPickupDate,
    PickupTimeTypeID,
    ...(CustomPickupTimeCode ? { CustomPickupTimeCode } : {}),
  }
}

/** Agency that has agreed on the pickup: then it stays. */
export const agreedWith = (transaction: Transaction) => acceptedMatch(transaction)?.Agency.Name
