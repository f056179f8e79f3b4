import { confirmSignIn, fetchAuthSession, signIn, signOut } from 'aws-amplify/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { table } from '../../../../functions/core/table/table.ts'
import { putUser, userBySubject } from '../../../../functions/network/organizations/entityTable.ts'
import { customerById, customersByPhone } from '../../../../functions/pantry/customers/customerTable.ts'
import { handler as codeChallenge } from '../../../../functions/pantry/customers/signIn/codeChallenge.ts'
import { handler as answerText } from '../../../../functions/pantry/ordering/answerText.ts'
import type { Listening } from '../../../../infra/local/loopback.ts'
import { servedPool } from '../../../../infra/local/pool/pool.fixture.ts'
import { type LocalPool, startPool } from '../../../../infra/local/pool.ts'
import { type LocalTexts, startTexts } from '../../../../infra/local/texts.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import { codeMinutes, maxCodeTries } from '../../../../shared/pantry/customers/signInCode.ts'
import * as referrals from '../../../../shared/pantry/referrals/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { storedNeighbor } from '../../../engine/customers.ts'
import { referralOf, signUpOf } from '../../../engine/referrals.ts'
import { ids, makeSmallTenant, people } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** Families who sign in with a code that is texted to them, from the browser's own library to the table. */

vi.mock('../../../../functions/core/pause.ts', () => ({ pause: async () => undefined }))

let texts: LocalTexts
let pool: LocalPool
let web: Listening
const kept = new Map<string, string>()

beforeAll(async () => {
  texts = await startTexts()
  pool = await startPool({
    sendMail: () => undefined,
    customChallenge: (event) => codeChallenge(event, {} as never) as Promise<typeof event>,
  })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SNS: texts.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: pool.endpoint,
    USER_POOL_ID: pool.poolId,
  })
  ;({ web } = await servedPool(pool, kept))
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(async () => {
  vi.useRealTimers()
  await Promise.all([texts.stop(), web.stop(), pool.stop()])
})

let made = 0
const nextPhone = () => `+1865555${String(2000 + ++made)}`
/** Another family's network each time. */
const from = () => ({ headers: { 'x-forwarded-for': `2001:db8::${(++made).toString(16)}, 198.51.100.1` } })
const ask = (PhoneNumber: string, options = from()) =>
  call(customers.sendSignInCode, undefined, { PhoneNumber }, options)
const take = (PhoneNumber: string, Code: string, options = from()) =>
  call(customers.takeSignInCode, undefined, { PhoneNumber, Code }, options)
const sentTo = (recipient: string) => texts.list({ recipient }).map(({ text }) => text ?? '')
const codeOf = (phone: string) => /\b\d{6}\b/.exec(sentTo(phone)[0] ?? '')?.[0] ?? ''
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const family = (PhoneNumber: string, more: Partial<Customer> = {}) =>
  storedNeighbor({ FoodBankID: ids.foodBank, EMailAddress: null, PhoneNumber, ...more })
/** Asks for a code and exchanges it. */
async function household(phone: string, typed = phone) {
  await ask(typed)
  const { answer } = await take(typed, codeOf(phone))
  return answer.Value?.Households ?? []
}
/** The browser's part, with the library that it uses. */
async function enter({ UserName, Ticket }: { UserName: string; Ticket: string }) {
  await signOut()
  await signIn({ username: UserName, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
  const { isSignedIn } = await confirmSignIn({ challengeResponse: Ticket })
  return isSignedIn ? (await fetchAuthSession()).userSub : undefined
}
const codeWrong = { status: 200, answer: { Successful: false, FailureReason: expect.stringContaining('not right') } }

describe('a family with a phone number alone', () => {
  it('that never had an account signs in by number and code, and again after it is signed out', async () => {
    const phone = nextPhone()
    const { ID } = await family(phone, { FirstName: 'Ana', LastName: 'Pérez' })
    const [first] = await household(phone, `(865) 555-${phone.slice(-4)}`)
    expect(first).toMatchObject({ Name: 'Ana P.' })
    const subject = await enter(first?.SignIn as never)
    expect(await userBySubject(subject ?? '')).toMatchObject({ CustomerID: ID, Roles: [{ Role: 'customer' }] })
    expect((await customerById(ID))?.Subject).toBe(subject)
    const [again] = await household(phone)
    expect(await enter(again?.SignIn as never)).toBe(subject)
  })

  it('reads six digits, how long they last, and the site that they are for, in its language', async () => {
    const [phone, other] = [nextPhone(), nextPhone()]
    await family(phone)
    await family(other, { Language: 'es' })
    await ask(phone)
    await ask(other)
    const code = codeOf(phone)
    expect(code).toMatch(/^\d{6}$/)
    expect(sentTo(phone)).toEqual([
      `${code} is your code for your food pantry. It is good for 10 minutes. Give it to nobody.\n\n@gleanery.example #${code}`,
    ])
    expect(sentTo(other)[0]).toContain('es su código para su despensa')
  })

  it('signs up by an invitation without a password, and comes in by a code', async () => {
    const phone = nextPhone()
    const { Code: code } = await referralOf(people.foodBank)
    const signUp = { ...signUpOf({ PhoneNumber: phone }), Password: null }
    const { answer } = await call(referrals.signUpThroughReferral, undefined, { code, ...signUp }, from())
    const customer = await customerById(answer.Value?.CustomerID ?? 0)
    const [only] = await household(phone)
    expect(await enter(only?.SignIn as never)).toBe(customer?.Subject)
  })

  it('signs up with an e-mail address only with a password', async () => {
    const { Code: code } = await referralOf(people.foodBank)
    const signUp = { ...signUpOf({ EMailAddress: 'ana@example.org' }), Password: null }
    const { answer } = await call(referrals.signUpThroughReferral, undefined, { code, ...signUp }, from())
    expect(answer).toMatchObject({ Successful: false, FailureReason: expect.stringMatching(/password/i) })
  })

  it('gets its code also after STOP, and no other text', async () => {
    const phone = nextPhone()
    await family(phone)
    await deliver(answerText, { originationNumber: phone, messageBody: 'STOP', inboundMessageId: `stop-${phone}` })
    await ask(phone)
    expect(sentTo(phone)).toHaveLength(2)
    expect(codeOf(phone)).not.toBe('')
  })
})

describe('a code', () => {
  it('is answered alike for a number that nobody has, and no text is sent to it', async () => {
    const [known, unknown] = [nextPhone(), nextPhone()]
    await family(known)
    const [one, two] = [await ask(known), await ask(unknown)]
    expect([one.status, one.body]).toEqual([two.status, two.body])
    expect(sentTo(unknown)).toEqual([])
    expect(await take(unknown, '123456')).toMatchObject(codeWrong)
    expect(await take(known, wrong(codeOf(known)))).toMatchObject(codeWrong)
  })

  it('opens one phone of two that try it at the same moment, and none later', async () => {
    const phone = nextPhone()
    await family(phone)
    await ask(phone)
    const code = codeOf(phone)
    const both = await Promise.all([take(phone, code), take(phone, code)])
    expect(both.filter(({ answer }) => answer.Successful)).toHaveLength(1)
    expect(await take(phone, code)).toMatchObject(codeWrong)
  })

  it('replaces the one before', async () => {
    const phone = nextPhone()
    await family(phone)
    await ask(phone)
    const first = codeOf(phone)
    await ask(phone)
    if (first !== codeOf(phone)) expect(await take(phone, first)).toMatchObject(codeWrong)
    expect((await take(phone, codeOf(phone))).answer.Successful).toBe(true)
  })

  it('ends with its minutes', async () => {
    const phone = nextPhone()
    await family(phone)
    await ask(phone)
    setClock(new Date(morning.getTime() + codeMinutes * 60_000))
    expect(await take(phone, codeOf(phone))).toMatchObject(codeWrong)
  })

  it('is good for nothing after a few wrong tries, also when they come at the same moment', async () => {
    const phone = nextPhone()
    await family(phone)
    await ask(phone)
    const code = codeOf(phone)
    await Promise.all(Array.from({ length: maxCodeTries }, () => take(phone, wrong(code))))
    expect(await take(phone, code)).toMatchObject(codeWrong)
  })

  it('is sent a few times an hour to a number, known or not, and so many to one address', async () => {
    const [known, unknown] = [nextPhone(), nextPhone()]
    await family(known)
    for (const phone of [known, unknown]) {
      const statuses = []
      for (let asked = 0; asked < 6; asked++) statuses.push((await ask(phone)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
    expect(sentTo(known)).toHaveLength(5)
    const options = from()
    const statuses = []
    for (let asked = 0; asked < 101; asked++) statuses.push((await ask(nextPhone(), options)).status)
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429])
  })

  it('is no code without a number to send from', async () => {
    vi.stubEnv('TEXT_NUMBER', '')
    const { answer } = await ask(nextPhone())
    vi.unstubAllEnvs()
    expect(answer).toMatchObject({ Successful: false, FailureReason: expect.stringContaining('password') })
  })
})

describe('what a code is exchanged for', () => {
  it('signs in once, its own account alone, and not after its minutes', async () => {
    const [phone, other] = [nextPhone(), nextPhone()]
    await family(phone)
    await family(other)
    const [[mine], [theirs]] = [await household(phone), await household(other)]
    const [own, foreign] = [mine?.SignIn, theirs?.SignIn]
    if (!own || !foreign) throw new Error('No ticket')
    await expect(enter({ UserName: foreign.UserName, Ticket: own.Ticket })).rejects.toThrow('Incorrect')
    await enter(own)
    await expect(enter(own)).rejects.toThrow('Incorrect')
    setClock(new Date(morning.getTime() + 3 * 60_000))
    await expect(enter(foreign)).rejects.toThrow('Incorrect')
  })

  it('is asked of a stranger as of everybody, who fails', async () => {
    await expect(enter({ UserName: '+18655550000', Ticket: 'x' })).rejects.toThrow('Incorrect')
  })
})

describe('who a code opens', () => {
  it('are all households of a shared phone, one with the account of the number and none with another’s', async () => {
    const phone = nextPhone()
    const first = await family(phone, { FirstName: 'Ana', LastName: 'Pérez' })
    await family(phone, { FirstName: 'Luis', LastName: 'Gómez' })
    const households = await household(phone)
    expect(households.map(({ Name, SignIn }) => [Name, SignIn !== null])).toEqual([
      ['Ana P.', true],
      ['Luis G.', false],
    ])
    const subject = await enter(households[0]?.SignIn as never)
    expect((await userBySubject(subject ?? ''))?.CustomerID).toBe(first.ID)
  })

  it('is nobody with an e-mail address who has not proved the number', async () => {
    const phone = nextPhone()
    const { ID } = await family(phone, { EMailAddress: 'ana.two@example.org' })
    await ask(phone)
    expect(sentTo(phone)).toEqual([])
    const by = { ...people.customer, CustomerID: ID }
    await call(customers.setPhoneNumber, by, { id: ID, PhoneNumber: phone, Code: null })
    await call(customers.setPhoneNumber, by, { id: ID, PhoneNumber: phone, Code: codeOf(phone) })
    expect(await household(phone)).toMatchObject([{ SignIn: { Ticket: expect.any(String) } }])
  })

  it('is nobody who works for an organization', async () => {
    const phone = nextPhone()
    const { ID } = await family(phone)
    const [only] = await household(phone)
    const subject = only?.SignIn?.UserName ?? ''
    const user = await userBySubject(subject)
    if (!user) throw new Error(`No person of ${ID}`)
    const Roles = [...user.Roles, { Role: 'foodbank', EntityID: ids.foodBank, EntityName: 'Food Bank 10' } as const]
    await table.commit(putUser({ ...user, Roles }))
    const before = sentTo(phone).length
    await ask(phone)
    expect(sentTo(phone)).toHaveLength(before)
  })
})

describe('a number that changes', () => {
  const byFamily = (customer: Customer): Caller => ({ ...people.customer, CustomerID: customer.ID })
  const set = (customer: Customer, PhoneNumber: string, Code: string | null) =>
    call(customers.setPhoneNumber, byFamily(customer), { id: customer.ID, PhoneNumber, Code })

  it('is the family’s once the code that was sent to it is typed; the old one opens nothing then', async () => {
    const [old, next] = [nextPhone(), nextPhone()]
    const customer = await family(old)
    const [before] = await household(old)
    expect((await set(customer, next, null)).answer.Successful).toBe(true)
    expect((await customerById(customer.ID))?.PhoneNumber).toBe(old)
    expect(await set(customer, next, wrong(codeOf(next)))).toMatchObject(codeWrong)
    expect((await set(customer, next, codeOf(next))).answer.Value).toMatchObject({ PhoneNumber: next })
    expect(await customersByPhone(old)).toEqual([])
    const [after] = await household(next)
    expect(await enter(after?.SignIn as never)).toBe(before?.SignIn?.UserName)
  })

  it('takes no code of a sign-in, and a sign-in none of a change', async () => {
    const [old, next] = [nextPhone(), nextPhone()]
    const [customer] = [await family(old), await family(next)]
    await ask(next)
    expect(await set(customer, next, codeOf(next))).toMatchObject(codeWrong)
    await set(customer, next, null)
    expect(await take(next, codeOf(next))).toMatchObject(codeWrong)
  })

  it('stays when another family signs in with it', async () => {
    const [old, taken] = [nextPhone(), nextPhone()]
    const [customer] = [await family(old), await family(taken)]
    await household(old)
    await household(taken)
    await set(customer, taken, null)
    const own = (await customerById(customer.ID)) as Customer
    expect((await set(own, taken, codeOf(taken))).answer).toMatchObject({ Successful: false })
    expect((await customerById(customer.ID))?.PhoneNumber).toBe(old)
  })
})
