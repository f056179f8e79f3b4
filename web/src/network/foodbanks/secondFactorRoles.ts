import * as z from 'zod/mini'
import { secondFactorRoles } from '../../../../shared/core/access.ts'
import type { SecondFactorRequirement } from '../../../../shared/network/organizations/entity.ts'

/** The roles that a food bank may require a second factor of, as the form shows them: each line a name of one or more. */

type RequiredRole = SecondFactorRequirement['Roles'][number]
type Line = readonly [RequiredRole, ...RequiredRole[]]

export const roleGroups: readonly { title: 'ownPeople' | 'agencies' | 'donors'; roles: readonly Line[] }[] = [
  {
    title: 'ownPeople',
    roles: [
      ['foodbankadmin', 'foodbankAdministrator'],
      ['foodbank'],
      ['foodbankrtcoord'],
      ['foodbankEpantryCoordinator'],
      ['foodbankuser'],
    ],
  },
  { title: 'agencies', roles: [['agency']] },
  { title: 'donors', roles: [['donor'], ['donorlocation'], ['bulkofferdonor']] },
]
const lines = roleGroups.flatMap(({ roles }) => roles)

export const secondFactorForm = z.record(z.enum(secondFactorRoles), z.boolean())
export type CheckedRoles = z.infer<typeof secondFactorForm>

const valuesOf = (isChecked: (role: RequiredRole) => boolean) =>
  Object.fromEntries(secondFactorRoles.map((role) => [role, isChecked(role)])) as CheckedRoles

/** A line is checked when one of its roles is required; saving then requires all of them. */
export const checkedOf = ({ Roles }: SecondFactorRequirement): CheckedRoles =>
  valuesOf((role) => lines.some((line) => line[0] === role && line.some((one) => Roles.includes(one))))

export const rolesOf = (checked: CheckedRoles): SecondFactorRequirement => ({
  Roles: lines.filter(([first]) => checked[first]).flat(),
})
