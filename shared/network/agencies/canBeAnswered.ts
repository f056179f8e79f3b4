import type { Agency, User } from '../organizations/entity.ts'

type Member = Pick<User, 'Roles' | 'IsDisabled'>

/** Somebody who is not disabled acts for the agency; the food bank's staff answer for its own agency. */
export const canBeAnswered = (agency: Pick<Agency, 'ID' | 'IsMasterAgency'>, people: readonly Member[]): boolean =>
  agency.IsMasterAgency ||
  people.some(
    ({ Roles, IsDisabled }) =>
      IsDisabled !== true && Roles.some(({ Role, EntityID }) => Role === 'agency' && EntityID === agency.ID),
  )
