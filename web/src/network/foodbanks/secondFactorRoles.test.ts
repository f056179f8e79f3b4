import { expect, it } from 'vitest'
import { secondFactorRoles } from '../../../../shared/core/access.ts'
import { checkedOf, roleGroups, rolesOf } from './secondFactorRoles.ts'

it('the form shows every role that may need a second factor, once', () => {
  const shown = roleGroups.flatMap(({ roles }) => roles.flat())
  expect(shown.toSorted()).toEqual([...secondFactorRoles].toSorted())
})

it('what is saved is shown again; both administrator roles go together', () => {
  expect(rolesOf(checkedOf({ Roles: [] }))).toEqual({ Roles: [] })
  expect(rolesOf(checkedOf({ Roles: ['agency', 'foodbankAdministrator'] }))).toEqual({
    Roles: ['foodbankadmin', 'foodbankAdministrator', 'agency'],
  })
})
