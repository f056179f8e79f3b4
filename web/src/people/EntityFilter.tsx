import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Value } from '../../../shared/api/endpoint.ts'
import * as people from '../../../shared/api/people.ts'
import type { EntityKind } from '../../../shared/entity/entity.ts'
import { app } from '../../../shared/text/app.ts'
import { peopleTexts } from '../../../shared/text/people.ts'
import { useText } from '../app/language.tsx'
import { useDebounced } from '../data/debounced.ts'
import { useApi } from '../data/useApi.ts'
import { searchDelay } from '../ui/filters.tsx'

type Entity = Value<typeof people.listManagedEntities>[number]

interface EntityFilterProps {
  /** Those that are offered before something is typed. */
  first: readonly Entity[]
  chosen: Entity | undefined
  onChoose: (id: number) => void
}

/** Which entity's people are shown; the server searches, because a food bank has hundreds of agencies and stores. */
export function EntityFilter({ first, chosen, onChoose }: EntityFilterProps) {
  const text = useText(peopleTexts)
  const frame = useText(app)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), searchDelay)
  const isSearching = search !== '' && search !== chosen?.Name
  const found = useApi(people.listManagedEntities, isSearching ? { searchFilter: search } : null)
  const options = isSearching ? (found.data ?? []) : first
  const isListed = chosen === undefined || options.some(({ ID }) => ID === chosen.ID)
  return (
    <Autocomplete
      sx={{ maxWidth: 480, mb: 2.5 }}
      options={isListed ? [...options] : [chosen, ...options]}
      value={chosen ?? null}
      onChange={(_, entity) => entity && onChoose(entity.ID)}
      onInputChange={(_, words, reason) => setTyped(reason === 'input' ? words : '')}
      getOptionLabel={({ Name }) => Name}
      getOptionKey={({ ID }) => ID}
      isOptionEqualToValue={(a, b) => a.ID === b.ID}
      filterOptions={(all) => all}
      loading={found.isLoading}
      noOptionsText={frame('noOptions')}
      disableClearable={chosen !== undefined}
      renderOption={({ key, ...item }, { Name, Kind }) => (
        <Box component="li" key={key} {...item}>
          <div>
            {Name}
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text(`kind.${Kind as EntityKind}`)}</Box>
          </div>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={text('organization')} />}
    />
  )
}
