import {
  Autocomplete,
  Box,
  Button,
  Checkbox,
  createFilterOptions,
  Drawer,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { orderTypes } from '../../../../shared/pantry/orders/filter.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import { DayFilter, SelectFilter, TextFilter } from '../../core/ui/filters.tsx'
import { useChoiceTexts } from '../../core/ui/form/useChoiceTexts.ts'
import { useText } from '../../core/words/language.tsx'
import { CustomerSearch } from '../customers/CustomerSearch.tsx'
import type { OrderFilterState } from './ordersGridQuery.ts'
import { type FilterChoice, useFilterChoices } from './useFilterChoices.ts'

interface PanelProps {
  list: {
    filters: OrderFilterState
    setFilters: (change: Partial<OrderFilterState>) => void
    clear: (() => void) | undefined
  }
  hasAgency: boolean
  hasNeighbor: boolean
  onClose: () => void
}
const days = ['placedFrom', 'placedTo', 'pickupFrom', 'pickupTo', 'deliveryFrom', 'deliveryTo'] as const

/** The fifteen filters beside the grid; each is in the page's address as soon as it is chosen. */
export default function OrderFilterPanel({ list, hasAgency, hasNeighbor, onClose }: PanelProps) {
  const text = useText(orderWorkTexts)
  const titleId = useId()
  const { filters, setFilters } = list
  const choices = useFilterChoices(filters)
  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper: { 'aria-labelledby': titleId, role: 'dialog' } }}>
      <Stack
        spacing={2}
        sx={{ width: { xs: '100vw', sm: 400 }, p: 3, pb: 0, '& div.MuiFormControl-root': { width: 1 } }}
      >
        <Typography variant="h3" component="h2" id={titleId}>
          {text('filters')}
        </Typography>
        <Selector
          label={text('location')}
          id={filters.location}
          options={choices.locations}
          onChange={(location) => setFilters({ location, time: 0 })}
        />
        {filters.location ? (
          <Selector
            label={text('pickupTime')}
            id={filters.time}
            options={choices.times}
            onChange={(time) => setFilters({ time })}
          />
        ) : null}
        {hasNeighbor ? (
          <CustomerSearch value={filters.neighbor} onChange={(neighbor) => setFilters({ neighbor })} />
        ) : null}
        <Selector
          label={text('product')}
          id={filters.product}
          options={choices.products}
          onChange={(product) => setFilters({ product })}
        />
        {hasAgency && choices.agencies ? (
          <Selector
            label={text('agency')}
            id={filters.agency}
            options={choices.agencies}
            onChange={(agency) => setFilters({ agency, product: 0 })}
          />
        ) : null}
        <Selector
          label={text('status')}
          id={filters.status}
          options={choices.statuses}
          onChange={(status) => setFilters({ status })}
        />
        <Selector
          label={text('program')}
          id={filters.program}
          options={choices.programs}
          onChange={(program) => setFilters({ program })}
        />
        <SelectFilter
          label={text('orderType')}
          value={filters.type}
          onChange={(type) => setFilters({ type })}
          options={[
            { value: '', label: text('any') },
            ...orderTypes.map((type) => ({ value: type, label: text(type) })),
          ]}
        />
        <FormControlLabel
          control={<Checkbox checked={filters.active} onChange={(_, active) => setFilters({ active })} />}
          label={text('excludeCancelled')}
        />
        <Box sx={pairs}>
          <TextFilter label={text('neighborZip')} value={filters.zip} onChange={(zip) => setFilters({ zip })} />
          <TextFilter
            label={text('placeZip')}
            value={filters.placeZip}
            onChange={(placeZip) => setFilters({ placeZip })}
          />
          {days.map((name) => (
            <DayFilter
              key={name}
              label={text(name)}
              value={filters[name]}
              onChange={(day) => setFilters({ [name]: day })}
            />
          ))}
        </Box>
        <PanelButtons clear={list.clear} onClose={onClose} />
      </Stack>
    </Drawer>
  )
}

function PanelButtons({ clear, onClose }: { clear: (() => void) | undefined; onClose: () => void }) {
  const text = useText(app)
  const workText = useText(orderWorkTexts)
  return (
    <Stack direction="row" spacing={1} sx={atTheEnd}>
      <Button disabled={!clear} onClick={clear}>
        {text('clearFilters')}
      </Button>
      <Button variant="contained" onClick={onClose}>
        {workText('closeFilters')}
      </Button>
    </Stack>
  )
}

/** Section 9: a selector shows at most 50 entries; typing finds the others. */
const atMost50 = createFilterOptions<FilterChoice>({ limit: 50 })

interface SelectorProps {
  label: string
  id: number
  options: readonly FilterChoice[]
  onChange: (id: number) => void
}

function Selector({ label, id, options, onChange }: SelectorProps) {
  const choiceNames = useChoiceTexts()
  const chosen = options.find((one) => one.id === id) ?? null
  return (
    <Autocomplete
      {...choiceNames}
      options={[...options]}
      value={chosen}
      filterOptions={atMost50}
      getOptionKey={(one) => one.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, next) => onChange(next?.id ?? 0)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}

/** From and to beside each other. */
const pairs = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 } as const

/** In reach however many filters stand above. */
const atTheEnd = {
  justifyContent: 'flex-end',
  position: 'sticky',
  bottom: 0,
  py: 2,
  bgcolor: 'background.paper',
  zIndex: 2,
} as const
