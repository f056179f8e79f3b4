import { zodResolver } from '@hookform/resolvers/zod'
import { describe, expect, it } from 'vitest'
import { type CloseFormValues, closeForm, closeInput } from './closeForm.ts'

const items = [{ categoryId: 2, pounds: '40.5' }]
const resolved = async (values: CloseFormValues) => {
  const resolver = zodResolver<CloseFormValues, unknown, Parameters<typeof closeInput>[1]>(closeForm)
  const { errors, values: sent } = await resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })
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
})
