import { Box, Checkbox, Chip, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import { plural } from '../../../../shared/core/text/text.ts'
import { invitationTexts } from '../../../../shared/pantry/invitations/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { SearchFilter } from '../../core/ui/filters.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface Question {
  searchFilter?: string | undefined
  rows?: number | undefined
}
interface Place {
  readonly ID: number
}
interface PlaceChoiceProps<V extends FieldValues, P extends Place> {
  control: Control<V, unknown, FieldValues>
  name: Path<V>
  /** Noun for the places. */
  kind: 'pantries' | 'programs'
  endpoint: Endpoint<Question, { rows: P[]; cursor?: string | undefined }>
  nameOf: (place: P) => string
  noteOf?: (place: P) => string
  isRestricted?: (place: P) => boolean
  noneText: string
}

/** The longest page of a grid endpoint. */
const rows = 100

/** Places of a list, of which some are chosen; what is chosen stays so while the list is searched. */
export function PlaceChoice<V extends FieldValues, P extends Place>(props: PlaceChoiceProps<V, P>) {
  const { control, name, kind, endpoint, noneText } = props
  const text = useText(invitationTexts)
  const label = text(kind)
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const { field } = useController({ control, name })
  const chosen: readonly number[] = field.value
  const { data, error, mutate } = useApi(endpoint, search ? { rows, searchFilter: search } : { rows })
  const toggle = (id: number) =>
    field.onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Box role="group" aria-label={label} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {text(plural(language, `chosen_${kind}`, chosen.length), { count: chosen.length })}
        </Typography>
      </Box>
      <SearchFilter label={`${text('search')}: ${label}`} value={search} onChange={setSearch} />
      {error && !data ? <LoadFailed error={error} onRetry={() => void mutate()} /> : null}
      {data || error ? null : <RowsSkeleton rows={3} height={42} />}
      {data?.rows.length === 0 ? <Typography sx={{ py: 1.5 }}>{noneText}</Typography> : null}
      <Box sx={listLook}>
        {data?.rows.map((place) => (
          <Choice key={place.ID} place={place} isChosen={chosen.includes(place.ID)} onToggle={toggle} {...props} />
        ))}
      </Box>
      {data?.cursor ? <Typography variant="body2">{text('moreExist')}</Typography> : null}
    </Box>
  )
}

interface ChoiceProps<P extends Place>
  extends Pick<PlaceChoiceProps<FieldValues, P>, 'nameOf' | 'noteOf' | 'isRestricted'> {
  place: P
  isChosen: boolean
  onToggle: (id: number) => void
}

function Choice<P extends Place>({ place, isChosen, onToggle, nameOf, noteOf, isRestricted }: ChoiceProps<P>) {
  const text = useText(invitationTexts)
  const note = noteOf?.(place)
  return (
    <FormControlLabel
      sx={{ display: 'flex', mr: 0, py: 0.25 }}
      control={<Checkbox checked={isChosen} onChange={() => onToggle(place.ID)} />}
      label={
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {nameOf(place)}
          {note ? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`, ${note}`}
            </Box>
          ) : null}
          {isRestricted?.(place) ? (
            <Chip component="span" size="small" label={text('restricted')} sx={{ ml: 1 }} />
          ) : null}
        </Box>
      }
    />
  )
}

const listLook = { maxHeight: 260, overflowY: 'auto', mt: 0.5 } as const
