import type { RolePrefix } from '../../../shared/core/access.ts'
import { holdsWords } from '../../../shared/core/grid/words.ts'
import type { Value } from '../../../shared/core/schema/endpoint.ts'
import { app } from '../../../shared/core/text/app.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import type { DonorLocation } from '../../../shared/network/organizations/address.ts'
import * as people from '../../../shared/network/people/api.ts'
import type { PersonRow } from '../../../shared/network/people/person.ts'
import { useApi } from '../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../core/data/useSession.ts'
import { paths } from '../core/paths.ts'
import { useText } from '../core/words/language.tsx'
import type { Command } from './command.ts'
import { type FoundCommands, maxFound, type PaletteSearch } from './useFoundCommands.ts'

/** Agencies, donors, their locations, and people of the own organization: read once while the palette is open. */
export function useFoundOrganizations({ words, mayCall }: PaletteSearch): FoundCommands {
  const toPerson = usePersonCommand()
  const prefix = useRolePrefix()
  const { EntityID } = useSession()
  const own = useApi(agencies.listAssociatedAdhoc, words && mayCall(agencies.listAssociatedAdhoc) ? {} : null)
  const stores = agencies.listAssociatedDonorLocations
  const locations = useApi(stores, words && mayCall(stores) ? {} : null)
  const listed = useApi(people.listPeople, words && mayCall(people.listPeople) ? { entityId: EntityID } : null)
  const donors = new Map((locations.data ?? []).map(({ Donor }) => [Donor.ID, Donor]))
  const firstOf = <T>(all: Iterable<T> | undefined, textsOf: (one: T) => string[]) =>
    [...(all ?? [])].filter((one) => holdsWords(textsOf(one), words)).slice(0, maxFound)
  return {
    isLoading: [own, locations, listed].some(({ isLoading }) => isLoading),
    commands: [
      ...firstOf(own.data, ({ Name }) => [Name]).map(agencyCommand),
      ...firstOf(donors.values(), ({ Name }) => [Name]).map((donor) => donorCommand(donor, prefix)),
      ...firstOf(locations.data, ({ Code, Address, Donor }) => [Code, Address.AddressLine1, Donor.Name]).map((one) =>
        locationCommand(one, prefix),
      ),
      ...firstOf(listed.data?.People, ({ Name, EMailAddress }) => [Name, EMailAddress]).map(toPerson),
    ],
  }
}

type FoundAgency = Value<typeof agencies.listAssociatedAdhoc>[number]
const agencyCommand = ({ ID, Name, Address }: FoundAgency): Command => ({
  key: `agency ${ID}`,
  group: 'agencies',
  label: Name,
  detail: Address.City,
  icon: 'storefront',
  to: paths.agency(ID),
})

/** Donations of a donor or location, for who has no page of it. */
const listTo = (search: string, prefix: RolePrefix) =>
  prefix === 'Agency' ? paths.agencyHistory(search) : paths.statusGrid(prefix, { search })

const donorCommand = ({ ID, Name }: DonorLocation['Donor'], prefix: RolePrefix): Command => ({
  key: `donor ${ID}`,
  group: 'donors',
  label: Name,
  icon: 'volunteerActivism',
  to: prefix === 'FoodBank' ? paths.donor(ID) : listTo(Name, prefix),
})

const locationCommand = ({ ID, Code, Address, Donor }: DonorLocation, prefix: RolePrefix): Command => ({
  key: `location ${ID}`,
  group: 'locations',
  label: `${Donor.Name}, ${Address.AddressLine1}`,
  detail: Code,
  icon: 'place',
  found: Code,
  to: prefix === 'FoodBank' ? paths.donorLocation(ID) : listTo(Code, prefix),
})

function usePersonCommand() {
  const text = useText(app)
  const prefix = useRolePrefix()
  const { EntityID } = useSession()
  return ({ UserID, Name, Roles }: PersonRow): Command => ({
    key: `person ${UserID}`,
    group: 'people',
    label: Name,
    detail: Roles.map((role) => text(`role.${role}`)).join(', '),
    icon: 'group',
    to: paths.person(prefix, EntityID, UserID),
  })
}
