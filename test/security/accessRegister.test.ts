import { describe, expect, it } from 'vitest'
import { accessRegister, fieldNames, requestFieldNames } from '../../infra/docs/accessRegister.ts'
import { looksPersonal, otherFields, personalFields } from '../../infra/docs/personalFields.ts'
import { jsonSchema } from '../../infra/docs/schema.ts'
import { listedScreens } from '../../infra/docs/screens.ts'
import { catalogue } from '../../shared/catalogue.ts'
import { everyPrefix } from '../../web/src/core/everyPrefix.ts'
import { screens } from '../../web/src/routes.tsx'

/** The register of access names every endpoint and every screen, and what each shows and takes of persons. */

const page = accessRegister()
const personal = Object.values(personalFields).flat()
const used = new Set(
  catalogue.flatMap((endpoint) => [...requestFieldNames(endpoint), ...fieldNames(jsonSchema(endpoint.value))]),
)

describe('the register of access', () => {
  it('has a row for every endpoint, with who may and whose resources', () => {
    for (const { id } of catalogue) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${id}\` |`))
      const [, who = '', on = '', reads = ''] = (row ?? '').split(' | ')
      expect([id, who.length > 2, on.length > 2, reads.length > 0]).toEqual([id, true, true, true])
    }
  })

  it('has a row for every screen’s address, with the endpoints that it asks', () => {
    const listed = listedScreens()
    expect(listed.map(({ path }) => path).toSorted()).toEqual(screens.flatMap(({ paths }) => paths).toSorted())
    const shown = screens.flatMap(({ paths, prefixes }) =>
      paths.map((path) => `${path}: ${prefixes.length === everyPrefix.length ? 'all' : prefixes.join(', ')}`),
    )
    expect(listed.map(({ path, prefixes }) => `${path}: ${prefixes}`).toSorted()).toEqual(shown.toSorted())
    expect(listed.filter(({ asks }) => asks.length === 0).map(({ page: file }) => file)).toEqual([])
  })

  it('knows of every field whose name looks personal whether it is', () => {
    const known = new Set([...personal, ...otherFields])
    expect([...used].filter((name) => looksPersonal.test(name) && !known.has(name)).toSorted()).toEqual([])
  })

  it('names only fields that there are, each once', () => {
    const names = [...personal, ...otherFields]
    expect(names.filter((name) => !used.has(name))).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('tells what an endpoint reads and writes of persons', () => {
    const rowOf = (id: string) => page.split('\n').find((line) => line.startsWith(`| \`${id}\` |`)) ?? ''
    expect(rowOf('setCustomerPassword')).toContain('sign-in')
    expect(rowOf('setCustomerPassword')).toContain('100 an hour by one person')
    expect(rowOf('listDonationCategories')).toContain('reference data of all')
    expect(rowOf('getFullCustomer')).toMatch(/name, e-mail, phone, address/)
    expect(rowOf('signUpDonor')).toContain('wrong codes are counted')
  })
})
