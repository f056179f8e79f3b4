import type { Endpoint } from '../../../shared/core/schema/endpoint.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import { useDebounced } from '../core/data/debounced.ts'
import { useSession } from '../core/data/useSession.ts'
import { serverNow } from '../core/time/clock.ts'
import { dayOf } from '../core/time/time.ts'
import type { Command } from './command.ts'
import { useFoundInPantry } from './useFoundInPantry.ts'
import { useFoundInRescue } from './useFoundInRescue.ts'
import { useFoundOrganizations } from './useFoundOrganizations.ts'

const pauseMs = 250
const minLength = 2
/** Results of one kind. */
export const maxFound = 5
/** Back to a year before today: what is older is found in its list. */
const searchedDays = 365

/** Results of earlier words are not shown for these: Enter would open them. */
export const ofTheseWords = { keepPreviousData: false }

/** Search that a kind of noun makes: its words, none while they are too short, and what the role may call. */
export interface PaletteSearch {
  readonly words: string | undefined
  readonly list: {
    source: string
    searchFilter: string
    dateStartFilter: string
    zone: string
    rows: number
  }
  mayCall: (endpoint: Pick<Endpoint, 'roles'>) => boolean
}
export interface FoundCommands {
  readonly commands: readonly Command[]
  readonly isLoading: boolean
}

/** Nouns of both halves whose code or name holds what was typed, as far as the role may read them. */
export function useFoundCommands(typed: string): FoundCommands {
  const { ActiveRole: role, TimeZone: zone } = useSession()
  const wanted = typed.trim()
  const settled = useDebounced(wanted, pauseMs)
  const words = settled.length >= minLength ? settled : undefined
  const search: PaletteSearch = {
    words,
    list: {
      source: 'palette',
      searchFilter: settled,
      dateStartFilter: addDays(dayOf(serverNow(), zone), -searchedDays),
      zone,
      rows: maxFound,
    },
    mayCall: ({ roles }) => roles !== 'anonymous' && (roles === 'anyone' || roles.some((one) => one === role)),
  }
  const found = [useFoundInRescue(search), useFoundInPantry(search), useFoundOrganizations(search)]
  if (settled !== wanted) return { commands: [], isLoading: wanted.length >= minLength }
  if (words === undefined) return { commands: [], isLoading: false }
  // All at once: the field keeps its highlight when options come in, and Enter is to open what matches best of all.
  if (found.some(({ isLoading }) => isLoading)) return { commands: [], isLoading: true }
  return { commands: found.flatMap(({ commands }) => commands), isLoading: false }
}
