import { canBeAnswered } from '../../../shared/network/agencies/canBeAnswered.ts'
import { loadPeople } from '../organizations/entityTable.ts'

interface Asked {
  readonly ID: number
  readonly IsMasterAgency: boolean
}

/** The agencies that nobody can answer for. */
export async function unattendedAmong(agencies: readonly Asked[]): Promise<ReadonlySet<number>> {
  const looked = agencies.filter(({ IsMasterAgency }) => !IsMasterAgency)
  const people = await loadPeople(looked.map(({ ID }) => ID))
  return new Set(looked.filter((agency) => !canBeAnswered(agency, people)).map(({ ID }) => ID))
}
