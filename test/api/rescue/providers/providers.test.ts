import { beforeAll, describe, expect, it } from 'vitest'
import { providersOfFoodBank } from '../../../../functions/network/organizations/entityTable.ts'
import * as providers from '../../../../shared/rescue/providers/api.ts'
import { call } from '../../../engine/call.ts'
import { ids, makeSmallTenant, people, person, providerDraft } from '../../../engine/smallTenant.ts'

/** A food bank's volunteers and transportation companies over the real handlers and the embedded table. */

const setup = person('foodbankrtcoord', ids.foodBank, [ids.foodBank])

beforeAll(() => makeSmallTenant())

async function created(more: Partial<typeof providerDraft> = {}) {
  const { answer, body } = await call(providers.createTransportationProvider, setup, { ...providerDraft, ...more })
  if (!answer.Value) throw new Error(`Not created: ${body}`)
  return answer.Value
}
const names = async (query: { searchFilter?: string; active?: 'active' | 'inactive' } = {}) =>
  (await call(providers.getTransportationProvidersGrid, people.foodBank, query)).answer.Value?.rows.map(
    ({ Name }) => Name,
  )

describe('a transportation provider', () => {
  it('stands in its food bank’s list by name, and in no other’s', async () => {
    const made = await created({ Name: 'Anders Moving', ProviderKind: 'company' })
    expect(made).toEqual({ ...providerDraft, Name: 'Anders Moving', ProviderKind: 'company', ID: made.ID, Version: 1 })
    expect((await names())?.slice(0, 1)).toEqual(['Anders Moving'])
    const { answer } = await call(providers.getTransportationProvidersGrid, people.otherFoodBank, {})
    expect(answer.Value?.rows.map(({ ID }) => ID)).toEqual([ids.otherProvider])
    expect((await providersOfFoodBank(ids.foodBank)).find(({ ID }) => ID === made.ID)).toMatchObject({
      FoodBankID: ids.foodBank,
      ProviderKind: 'company',
    })
  })

  it('is found by name, e-mail and phone, and by whether it is active', async () => {
    await created({ Name: 'Quick Couriers', EMailAddress: 'desk@quick.example', IsActive: false })
    expect(await names({ searchFilter: 'quick.example' })).toEqual(['Quick Couriers'])
    expect(await names({ active: 'inactive' })).toEqual(['Quick Couriers'])
    expect(await names({ active: 'active' })).not.toContain('Quick Couriers')
  })

  it('changes with its row', async () => {
    const { ID: id, Version } = await created({ Name: 'Before' })
    const { answer } = await call(providers.updateTransportationProvider, setup, {
      ...{ ...providerDraft, id, Version, Name: 'After', MaxMiles: 60 },
    })
    expect(answer.Value).toMatchObject({ ID: id, Name: 'After', MaxMiles: 60, Version: 2 })
    expect(await names()).toContain('After')
    expect(await names()).not.toContain('Before')
    expect((await call(providers.getTransportationProvider, people.foodBank, { id })).answer.Value).toEqual(
      answer.Value,
    )
  })

  it('of two people who change it at the same moment, the second is told, and the first change stays', async () => {
    const { ID: id, Version } = await created()
    const change = (Name: string) =>
      call(providers.updateTransportationProvider, setup, { ...providerDraft, id, Version, Name })
    const answers = await Promise.all([change('One'), change('Two')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.answer.Message).toBe(
      'This was changed by someone else at the same moment. Please look again and retry.',
    )
    const first = answers.find(({ status }) => status === 200)?.answer.Value
    expect((await call(providers.getTransportationProvider, people.foodBank, { id })).answer.Value).toEqual(first)
    expect((await change('Late')).status).toBe(409)
  })

  it.each([
    [{ EMailAddress: '' }, 'A volunteer needs an e-mail address: runs are offered by e-mail.'],
    [{ EMailAddress: 'nobody' }, 'This is not an e-mail address.'],
    [
      { ProviderKind: 'company' as const, EMailAddress: '', PhoneNumber: '' },
      'Please enter a phone number or an e-mail address.',
    ],
  ])('is refused with %j', async (more, reason) => {
    const { ID: id, Version } = await created()
    const before = await names()
    for (const { answer } of [
      await call(providers.createTransportationProvider, setup, { ...providerDraft, ...more }),
      await call(providers.updateTransportationProvider, setup, { ...providerDraft, ...more, id, Version }),
    ])
      expect(answer).toEqual({ Successful: false, FailureReason: reason })
    expect(await names()).toEqual(before)
  })

  it('is added once, and changed once, however often the same call arrives', async () => {
    const headers = { 'idempotency-key': 'one-volunteer' }
    const add = () =>
      call(providers.createTransportationProvider, setup, { ...providerDraft, Name: 'Only Once' }, { headers })
    const [first, again] = [await add(), await add()]
    expect(again.answer).toEqual(first.answer)
    expect((await names({ searchFilter: 'only once' }))?.length).toBe(1)
    const id = first.answer.Value?.ID ?? 0
    const change = () =>
      call(
        providers.updateTransportationProvider,
        setup,
        { ...providerDraft, id, Version: 1, MaxPounds: 700 },
        { headers },
      )
    expect([await change(), await change()].map(({ status }) => status)).toEqual([200, 200])
  })
})
