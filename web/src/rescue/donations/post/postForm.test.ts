import { zodResolver } from '@hookform/resolvers/zod'
import { describe, expect, it } from 'vitest'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import { customChoice } from '../../../../../shared/rescue/donations/pickup/pickupTime.ts'
import * as refusals from '../../../../../shared/rescue/donations/refusals.ts'
import { copiedForm, copyQuery, draftOf, emptyForm, type PostForm, postForm, problemsOf } from './postForm.ts'

const zone = 'America/New_York'
/** Two in the afternoon in New York. */
const now = new Date('2026-11-20T19:00:00Z')
const filled: PostForm = { ...emptyForm(now, zone), locationId: 900, items: [{ categoryId: 2, pounds: '40,5' }] }

describe('the post form', () => {
  it('asks only where and what: today as soon as possible is the start', () => {
    expect(problemsOf(emptyForm(now, zone), { now, zone })).toEqual({ location: 'needLocation', items: 'needItem' })
    expect(problemsOf(filled, { now, zone })).toEqual({})
  })
  it('becomes what postDonation takes', () => {
    const draft = draftOf(filled, zone)
    expect(draft).toMatchObject({
      DonorLocationID: 900,
      categories: [{ DonationCategoryID: 2, Pounds: 40.5 }],
      DonorRecordedPickupDate: '2026-11-20',
      PickupTimeTypeID: 1,
      StartAfter: null,
    })
    expect(donations.postDonation.body?.['~standard'].validate(draft)).toEqual({ value: draft })
  })
  it('sends no day for the next seven days', () => {
    expect(draftOf({ ...filled, day: null }, zone)?.DonorRecordedPickupDate).toBeNull()
  })
  it('[custom-code-shape] sends an own window as its code', () => {
    const draft = draftOf({ ...filled, timeTypeId: customChoice.ID, from: 10.5, to: 21 }, zone)
    expect(draft).toMatchObject({ PickupTimeTypeID: customChoice.ID, CustomPickupTimeCode: '10:30AMTO9:00PM' })
  })
  it('reads a later start on the clock of the location', () => {
    const draft = draftOf({ ...filled, day: null, startsLater: true, startDay: '2026-11-21', startHour: 8.5 }, zone)
    expect(draft?.StartAfter).toBe('2026-11-21T13:30:00.000Z')
  })
  it('is not sent while something is missing, and names each field', async () => {
    const errorsOf = async (change: Partial<PostForm>) =>
      (
        await zodResolver(postForm({ now, zone }))({ ...filled, ...change }, undefined, {
          fields: {},
          shouldUseNativeValidation: false,
        })
      ).errors
    expect(await errorsOf({})).toEqual({})
    expect(await errorsOf({ locationId: null })).toMatchObject({ locationId: { message: 'needLocation' } })
    expect(await errorsOf({ day: '' })).toMatchObject({ groups: { day: { message: 'needDay' } } })
    expect(await errorsOf({ items: [] })).toMatchObject({ items: { message: 'needItem' } })
    expect(await errorsOf({ items: [...filled.items, { categoryId: 3, pounds: '0' }] })).toMatchObject({
      items: [undefined, { pounds: { message: 'needPounds' } }],
    })
    expect(await errorsOf({ timeTypeId: 2 })).toMatchObject({
      groups: { time: { message: refusals.pickupWindowOver.en } },
    })
  })
  it.each<[string, Partial<PostForm>, object]>([
    ['no pounds', { items: [{ categoryId: 2, pounds: '' }] }, { items: 'needPounds' }],
    ['no day chosen', { day: '' }, { day: 'needDay' }],
    ['a day that is gone', { day: '2026-11-19' }, { day: { refused: refusals.pickupDateInThePast } }],
    ['a window that is over', { timeTypeId: 2 }, { time: { refused: refusals.pickupWindowOver } }],
    [
      'a window that ends before it starts',
      { timeTypeId: 7, from: 17, to: 9 },
      { time: { refused: refusals.customCodeShape } },
    ],
    ['a start after the pickup', { startsLater: true }, { start: { refused: refusals.startTooLate } }],
    [
      'a start that is over',
      { day: null, startsLater: true, startDay: '2026-11-20', startHour: 9 },
      { start: { refused: refusals.startIsInThePast } },
    ],
  ])('says by the shared rules what is wrong: %s', (_, change, problems) =>
    expect(problemsOf({ ...filled, ...change }, { now, zone })).toEqual(problems),
  )
})

describe('a copy', () => {
  const copy = {
    DonorLocationID: 900,
    categories: [{ DonationCategoryID: 2, Pounds: 40.5 }],
    StorageRequirementIDs: [3],
    DonorRecordedPickupDate: null,
    PickupTimeTypeID: customChoice.ID,
    CustomPickupTimeCode: '10:30AMTO9:00PM',
    StartAfter: null,
    Notes: 'Back door',
    copyOf: 4711,
  }
  it('brings the contents and leaves the day to the new donation', () => {
    const form = copiedForm(copy, emptyForm(now, zone))
    expect(form).toMatchObject({
      locationId: 900,
      storageIds: [3],
      from: 10.5,
      to: 21,
      notes: 'Back door',
      photo: null,
    })
    expect(form.day).toBe('2026-11-20')
    expect(draftOf(form, zone, { copyOf: 4711 })).toMatchObject({ copyOf: 4711, categories: copy.categories })
  })
  it.each([
    ['copy=true&source=4711', { copyOf: 4711 }],
    ['copy=4711&source=detail', { copyOf: 4711, source: 'detail' }],
    ['copy=4711', { copyOf: 4711, source: undefined }],
    ['copy=true&source=x', { copyOf: undefined }],
    ['source=4711', {}],
  ])('[fb-copy-state] is named in the query: %s', (query, copied) =>
    expect(copyQuery(new URLSearchParams(query))).toEqual(copied),
  )
})
