import { attendanceOf, isAttended } from '../../../shared/network/agencies/answering.ts'
import type { UnattendedReason } from '../../../shared/network/agencies/unattendedReason.ts'
import { loadPeople } from '../organizations/entityTable.ts'
import { loadInvitations } from '../people/invitationTable.ts'

interface Asked {
  readonly ID: number
  readonly IsMasterAgency: boolean
}
export type Unattended = ReadonlyMap<number, UnattendedReason>

/** The agencies that nobody can answer for, and why. Invitations are read of those alone. */
export async function unattendedAmong(agencies: readonly Asked[], now: Date): Promise<Unattended> {
  const people = await loadPeople(agencies.filter(({ IsMasterAgency }) => !IsMasterAgency).map(({ ID }) => ID))
  const inDoubt = agencies.filter((agency) => !isAttended(agency, people))
  const reasons = await Promise.all(
    inDoubt.map(async (agency) => {
      const reason = attendanceOf(agency, { people, invitations: await loadInvitations(agency.ID) }, now)
      return reason === 'ok' ? [] : [[agency.ID, reason] as const]
    }),
  )
  return new Map(reasons.flat())
}

/** Fields that tell a reader of the agency why nobody can answer for it; none where somebody can. */
export function unattendedFields(unattended: Unattended, id: number) {
  const UnattendedReason = unattended.get(id)
  return UnattendedReason === undefined ? {} : { IsUnattended: true, UnattendedReason }
}
