import { zodResolver } from '@hookform/resolvers/zod'
import { describe, expect, it } from 'vitest'
import { type ClosedForm, type CloseFormValues, closeForm, closeInput } from './closeForm.ts'

const items = [{ categoryId: 2, pounds: '40.5' }]
const posted = { Created: '2026-11-20T14:00:30.000Z', TimeZone: 'America/New_York' }
const now = () => new Date('2026-11-21T20:00:00.000Z')
const resolved = async (form: Omit<CloseFormValues, 'recorded'>, recorded = { day: '', hour: '' }) => {
  const resolver = zodResolver<CloseFormValues, unknown, ClosedForm>(closeForm(posted, now))
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors, values: sent } = await resolver({ ...form, recorded }, undefined, options)
  return { errors, input: Object.keys(errors).length > 0 ? undefined : closeInput(7, sent as never) }
}

describe('closing a donation', () => {
  it('needs to know whether it was picked up', async () => {
    expect((await resolved({ outcome: '', items })).errors).toMatchObject({ outcome: { message: 'closeChoose' } })
  })
  it('sends the final pounds when it was', async () => {
    expect((await resolved({ outcome: 'yes', items })).input).toEqual({
      id: 7,
      IsMarkedAsSuccessfulByDonor: true,
      categories: [{ DonationCategoryID: 2, Pounds: 40.5 }],
    })
  })
  it('refuses pounds that are none, where they stand, and a donation of nothing', async () => {
    const wrong = [...items, { categoryId: 3, pounds: '0' }]
    expect((await resolved({ outcome: 'yes', items: wrong })).errors).toMatchObject({
      items: [undefined, { pounds: { message: 'needPounds' } }],
    })
    expect((await resolved({ outcome: 'yes', items: [] })).errors).toMatchObject({ items: { message: 'needItem' } })
  })
  it('sends no pounds when it was not, or when the receipt has them', async () => {
    const wrong = [{ categoryId: 3, pounds: '' }]
    expect((await resolved({ outcome: 'no', items: wrong })).input).toEqual({
      id: 7,
      IsMarkedAsSuccessfulByDonor: false,
    })
    expect((await resolved({ outcome: 'yesReceipted', items: wrong })).input).toEqual({
      id: 7,
      IsMarkedAsSuccessfulByDonor: true,
    })
  })

  it('sends the recorded day and time of a pickup, and none of what was not picked up', async () => {
    const recorded = { day: '2026-11-21', hour: '13:45' }
    const written = { DonorRecordedPickupDate: '2026-11-21', DonorRecordedPickupTime: '13:45' }
    expect((await resolved({ outcome: 'yes', items }, recorded)).input).toMatchObject(written)
    expect((await resolved({ outcome: 'yesReceipted', items }, recorded)).input).toMatchObject(written)
    expect((await resolved({ outcome: 'no', items }, recorded)).input).toEqual({
      id: 7,
      IsMarkedAsSuccessfulByDonor: false,
    })
  })
  it.each([
    ['a day without a time', { day: '2026-11-21', hour: '' }, { hour: { message: 'needHour' } }],
    ['a time without a day', { day: '', hour: '13:45' }, { day: { message: 'needDay' } }],
    ['a minute ahead', { day: '2026-11-21', hour: '15:01' }, { hour: { message: 'pickupRecordedInFuture' } }],
    ['before the post', { day: '2026-11-20', hour: '08:59' }, { hour: { message: 'pickupRecordedTooEarly' } }],
    ['the minute of the post', { day: '2026-11-20', hour: '09:00' }, undefined],
    ['this minute', { day: '2026-11-21', hour: '15:00' }, undefined],
  ])('checks the recorded time by the clock of the location: %s', async (_, recorded, error) => {
    const { errors } = await resolved({ outcome: 'yes', items }, recorded)
    if (error) expect(errors).toMatchObject({ recorded: error })
    else expect(errors).toEqual({})
  })
})
