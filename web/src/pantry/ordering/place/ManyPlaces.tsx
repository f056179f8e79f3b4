import { Box, Button, Typography } from '@mui/material'
import { Fragment, type ReactNode, useState } from 'react'
import { holdsWords } from '../../../../../shared/core/grid/words.ts'
import { plural } from '../../../../../shared/core/text/text.ts'
import type { AvailableLocation } from '../../../../../shared/pantry/ordering/availableLocation.ts'
import { orderPlaceTexts } from '../../../../../shared/pantry/ordering/texts/orderPlace.ts'
import { SearchFilter } from '../../../core/ui/filters.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'

const shownAtFirst = 5
const shownMore = 10
/** Milliseconds after the last key. */
const searchDelay = 250

const wordsOf = ({ Label, Address }: AvailableLocation) => [
  Label,
  ...[Address.AddressLine1, Address.City, Address.PostalCode],
]

interface ManyPlacesProps {
  /** In their order: the usual one, then the nearest. */
  places: readonly AvailableLocation[]
  draw: (place: AvailableLocation) => ReactNode
}

/** More places than a phone scrolls through: the first ones, a search, and the others a few at a time. */
export default function ManyPlaces({ places, draw }: ManyPlacesProps) {
  const text = useText(orderPlaceTexts)
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  const [count, setCount] = useState(shownAtFirst)
  const found = places.filter((place) => holdsWords(wordsOf(place), search))
  const left = found.length - count
  return (
    <>
      <Box role="search">
        <SearchFilter label={text('findPlace')} value={search} onChange={setSearch} delay={searchDelay} />
      </Box>
      {found.length === 0 ? <Typography>{text('noPlaceFound')}</Typography> : null}
      {found.slice(0, count).map((place) => (
        <Fragment key={place.ID}>{draw(place)}</Fragment>
      ))}
      {left > 0 ? (
        <Button variant="outlined" onClick={() => setCount(count + shownMore)}>
          {text(plural(language, 'morePlaces', left), { count: left })}
        </Button>
      ) : null}
    </>
  )
}
