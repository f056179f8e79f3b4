import { Box } from '@mui/material'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import type { EntityKind } from '../../../../shared/network/organizations/entity.ts'
import * as people from '../../../../shared/network/people/api.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { ServerSearch, useTypedWords } from '../../core/ui/form/ServerSearch.tsx'
import { useText } from '../../core/words/language.tsx'

type Entity = Value<typeof people.listManagedEntities>[number]

interface EntityFilterProps {
  /** Those that are offered before something is typed: a food bank has hundreds of agencies and stores. */
  first: readonly Entity[]
  chosen: Entity | undefined
  onChoose: (id: number) => void
}

/** Filter of people by their organization. */
export function EntityFilter({ first, chosen, onChoose }: EntityFilterProps) {
  const text = useText(peopleTexts)
  const [words, onType] = useTypedWords()
  const found = useApi(people.listManagedEntities, words === '' ? null : { searchFilter: words })
  const options = words === '' ? first : (found.data ?? [])
  return (
    <Box sx={{ maxWidth: 480, mb: 2.5 }}>
      <ServerSearch
        options={options}
        chosen={chosen}
        onChoose={(entity) => entity && onChoose(entity.ID)}
        onType={onType}
        optionLabel={({ Name }) => Name}
        optionDetail={({ Kind }) => text(`kind.${Kind as EntityKind}`)}
        input={{
          label: text('organization'),
          ...(options.length >= people.maxManagedEntities ? { helperText: text('moreOrganizations') } : {}),
        }}
        isLoading={found.isLoading}
        isKept
      />
    </Box>
  )
}
