import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tableKeys } from '../../infra/docs/tableKeys.ts'
import { entries } from '../../infra/entries.ts'
import { keyMatches, keysOfPeople, tableKeysFile, tableKeysOf, withoutTableKeys } from '../../infra/tableKeys.ts'
import { cloudOf, trial } from './cloud.ts'
import { deniedNeeds } from './policies.ts'

const nameOf = (entry: string) => `demo_${entry.replace('/', '_')}`
const readOf = (pk: string) => ({ command: 'GetItem', input: { Key: { pk, sk: 'X' } } })
const changeOf = (pk: string) => ({ command: 'UpdateItem', input: { Key: { pk, sk: 'X' } } })
const queryOf = (index: string, pk: string) => ({
  command: 'Query',
  input: { IndexName: index, ExpressionAttributeValues: { ':pk': pk } },
})
const mayEach = (entry: string, call: ReturnType<typeof readOf> | ReturnType<typeof queryOf>) =>
  deniedNeeds(cloudOf(trial), nameOf(entry), [call]).length === 0
const those = (call: ReturnType<typeof readOf> | ReturnType<typeof queryOf>) =>
  entries().filter((entry) => mayEach(entry, call))
const areas = (list: readonly string[]) => [...new Set(list.map((entry) => entry.split('/')[0]))].toSorted()

describe('the keys of the table that functions may use', () => {
  it('are those that their code names; npm run docs writes them anew', async () => {
    expect(readFileSync(tableKeysFile, 'utf8')).toBe(await tableKeys())
    // All functions are bundled; a busy machine takes minutes for it.
  }, 600_000)

  it('are found with their list’s states, and not beyond a value that stands in them', () => {
    expect(keyMatches('OWNER#*#ORDERS*', 'OWNER#7#ORDERS#PACKED')).toBe(true)
    expect(keyMatches('OWNER#*#ORDERS*', 'OWNER#7#ORDERDAY#2026-11-29')).toBe(false)
    expect(keyMatches('USER#*', 'USERS#7')).toBe(false)
    expect(keyMatches('REVOKEDTOKENS', 'REVOKEDTOKENS#7')).toBe(false)
    expect(keyMatches('A#*#A', 'A#A')).toBe(false)
  })

  it('shut out what their patterns match as well, and nothing that they are for', () => {
    for (const entry of entries()) {
      const { allowed, forbidden } = tableKeysOf([entry])
      for (const pattern of allowed)
        expect(
          forbidden.filter((one) => keyMatches(one, pattern.replaceAll('*', '7'))),
          `${entry} ${pattern}`,
        ).toEqual([])
    }
    expect(tableKeysOf(['session/getSession']).forbidden).toContain('ENTITY#*#AUDIT')
  })

  it('are there for every function, and none for one that the file does not have', () => {
    expect(withoutTableKeys([...entries(), 'offers/notThere'])).toEqual(['offers/notThere'])
    expect(tableKeysOf(['offers/notThere'])).toEqual({ allowed: [], forbidden: [], readOnly: [] })
  })
})

describe('policies of the table', () => {
  it('let sign-ins and ended sign-ins be read and written by their own functions alone', () => {
    expect(areas(those(readOf('PERSON#u7#SIGNINS')))).toEqual(['outbox', 'session'])
    expect(areas(those(changeOf('PERSON#u7#SIGNINS')))).toEqual(['outbox', 'session'])
  })

  it('let a person’s roles be written by functions that were seen to, whoever reads them', () => {
    const writers = those(changeOf('USER#u7'))
    expect(areas(writers)).toEqual([
      'customers',
      'entities',
      'jobs',
      'notifications',
      'ordering',
      'outbox',
      'people',
      'referrals',
      'session',
      'setup',
    ])
    expect(writers.filter((entry) => entry.startsWith('ordering/'))).toEqual([
      'ordering/acceptHelp',
      'ordering/endHelp',
      'ordering/setPhoneNumber',
      'ordering/takeSignInCode',
    ])
    expect(mayEach('messages/sendMessage', readOf('USER#u7'))).toBe(true)
    expect(mayEach('messages/sendMessage', changeOf('USER#u7'))).toBe(false)
    expect(areas(those(changeOf('REVOKEDTOKENS')))).toEqual(['customers', 'outbox', 'people', 'session'])
    expect(areas(those(changeOf('ENTITY#7#PINS')))).toEqual(['outbox', 'people', 'session'])
  })

  it('give the codes of drivers and of neighbors’ referrals to nobody else', () => {
    expect(areas(those(readOf('RUN#7')))).toEqual(['outbox', 'transport'])
    const inviting = ['customers', 'invitations', 'notifications', 'outbox', 'referrals']
    expect(areas(those(readOf('REFERRAL#abc')))).toEqual(inviting)
    expect(areas(those(readOf('CUSTOMERINVITATION#7')))).toEqual(inviting)
    expect(areas(those(readOf('DONOR#7#APIKEYS')))).toEqual(['donors', 'outbox'])
    for (const area of ['lockers', 'messages', 'ordering', 'orders', 'receipts', 'stock'])
      expect(areas(those(readOf('INVITATION#7'))), area).not.toContain(area)
  })

  it('give an organization without what else begins as its key does', () => {
    expect(mayEach('session/getSession', readOf('ENTITY#7'))).toBe(true)
    expect(mayEach('session/getSession', readOf('ENTITY#7#AUDIT'))).toBe(false)
  })

  it('keep lists of neighbors from functions of lockers, whose orders stand beside them', () => {
    for (const entry of ['lockers/reserveLockers', 'lockers/onOrderEnded'])
      for (const pk of ['FOODBANK#7#CUSTOMERS', 'AGENCY#7#CUSTOMERS'])
        expect(mayEach(entry, queryOf('list1', pk)), `${entry} ${pk}`).toBe(false)
    expect(mayEach('lockers/reserveLockers', queryOf('list4', 'LOCATION#7#ORDERS'))).toBe(true)
  })

  it.each(['outbox/publishEvents', 'outbox/closeGaps'])(
    'let %s mark events of every kind, and put nothing there',
    (entry) => {
      for (const pk of ['ORDER#7', 'RECEIPT#7', 'USER#u7', 'CUSTOMER#7', 'DONATION#7']) {
        expect(mayEach(entry, readOf(pk)), pk).toBe(true)
        expect(mayEach(entry, changeOf(pk)), pk).toBe(true)
      }
      expect(mayEach(entry, { ...changeOf('USER#u7'), command: 'PutItem' })).toBe(false)
    },
  )

  it('are kinds of keys that the table has', () => {
    const everything = readFileSync(tableKeysFile, 'utf8').split('\n')[0]?.split(' ') ?? []
    for (const key of keysOfPeople) expect(everything).toContain(key)
  })
})
