import { OutlinedInput } from '@mui/material'
import { useState } from 'react'
import { ChoiceChips } from '../core/ui/ChoiceChips.tsx'
import { FilterLine } from '../core/ui/FilterLine.tsx'
import { DateRangeFilter, DayFilter, SearchFilter, SelectFilter, TextFilter } from '../core/ui/filters.tsx'
import { FieldGroup } from '../core/ui/form/FieldGroup.tsx'
import { ServerSearch } from '../core/ui/form/ServerSearch.tsx'
import { ToggleButtons } from '../core/ui/form/ToggleButtons.tsx'
import { DayInput, Labeled, TextInput } from '../core/ui/inputs.tsx'
import { ListFilters } from '../core/ui/ListFilters.tsx'
import { SelectInput } from '../core/ui/SelectInput.tsx'
import { type SampleKey, useSample } from './sample.ts'
import type { ShownPart } from './shownPart.ts'

const nothing = () => undefined
const today = '2026-11-28'
const november = { start: '2026-11-01', end: today }

interface TextStateProps {
  value?: SampleKey
  isWrong?: boolean
  disabled?: boolean
}
function Text({ value, isWrong = false, disabled = false }: TextStateProps) {
  const say = useSample()
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      label={say('name')}
      value={typed ?? (value ? say(value) : '')}
      onChange={setTyped}
      error={isWrong}
      disabled={disabled}
      helperText={say(isWrong ? 'problem' : 'hint')}
    />
  )
}

const choices = ['all', 'toPack', 'packed'] as const
function useChoices() {
  const say = useSample()
  const [chosen, choose] = useState<(typeof choices)[number]>('toPack')
  return { say, chosen, choose, options: choices.map((value) => ({ value, label: say(value) })) }
}

function Choice({ disabled = false }: { disabled?: boolean }) {
  const { say, chosen, choose, options } = useChoices()
  return <SelectInput label={say('name')} value={chosen} onChange={choose} options={options} disabled={disabled} />
}

function Found({ isLoading = false }: { isLoading?: boolean }) {
  const say = useSample()
  const places = [
    { ID: 1, Name: say('place') },
    { ID: 2, Name: say('longPlace') },
  ]
  const [chosen, choose] = useState<(typeof places)[number]>()
  return (
    <ServerSearch
      options={isLoading ? [] : places}
      chosen={chosen}
      onChoose={choose}
      onType={nothing}
      optionLabel={({ Name }) => Name}
      input={{ label: say('place') }}
      isLoading={isLoading}
    />
  )
}

export const fieldParts: readonly ShownPart[] = [
  {
    name: 'TextInput',
    of: TextInput,
    states: {
      empty: () => <Text />,
      rest: () => <Text value="place" />,
      wrong: () => <Text isWrong />,
      disabled: () => <Text value="place" disabled />,
      long: () => <Text value="longPlace" />,
      emoji: () => <Text value="emojiPlace" />,
    },
  },
  {
    name: 'DayInput',
    of: DayInput,
    states: {
      empty: () => <DayInput label={useSample()('name')} value="" onChange={nothing} />,
      rest: () => <DayInput label={useSample()('name')} value={today} onChange={nothing} />,
      wrong: () => <DayInput label={useSample()('name')} value={today} onChange={nothing} error />,
    },
  },
  {
    name: 'Labeled',
    of: Labeled,
    states: {
      rest: () => {
        const say = useSample()
        return (
          <Labeled id="labeled" hintId="labeled-hint" label={say('name')} helperText={say('hint')} shrink>
            <OutlinedInput id="labeled" label={say('name')} notched aria-describedby="labeled-hint" />
          </Labeled>
        )
      },
    },
  },
  { name: 'SelectInput', of: SelectInput, states: { rest: () => <Choice />, disabled: () => <Choice disabled /> } },
  { name: 'ServerSearch', of: ServerSearch, states: { rest: () => <Found />, loading: () => <Found isLoading /> } },
  {
    name: 'ChoiceChips',
    of: ChoiceChips,
    states: {
      rest: () => {
        const { say, chosen, choose, options } = useChoices()
        return <ChoiceChips legend={say('name')} options={options} value={chosen} onChange={choose} />
      },
    },
  },
  {
    name: 'ToggleButtons',
    of: ToggleButtons,
    states: {
      rest: () => {
        const { say, chosen, choose, options } = useChoices()
        const last = { value: 'long' as const, label: say('decline'), isDisabled: true }
        return (
          <ToggleButtons
            label={say('name')}
            choices={[...options, last]}
            isChosen={(one) => one === chosen}
            onChoose={(one) => one !== 'long' && choose(one)}
          />
        )
      },
    },
  },
  {
    name: 'FieldGroup',
    of: FieldGroup,
    states: {
      rest: () => <FieldGroup error={undefined}>{useSample()('hint')}</FieldGroup>,
      wrong: () => <FieldGroup error={useSample()('problem')}>{useSample()('hint')}</FieldGroup>,
    },
  },
  {
    name: 'SearchFilter',
    of: SearchFilter,
    states: { rest: () => <SearchFilter label={useSample()('place')} value="" onChange={nothing} /> },
  },
  {
    name: 'TextFilter',
    of: TextFilter,
    states: { rest: () => <TextFilter label={useSample()('name')} value="" onChange={nothing} /> },
  },
  {
    name: 'DayFilter',
    of: DayFilter,
    states: { rest: () => <DayFilter label={useSample()('name')} value={today} onChange={nothing} /> },
  },
  {
    name: 'SelectFilter',
    of: SelectFilter,
    states: {
      rest: () => {
        const { say, chosen, choose, options } = useChoices()
        const take = (value: string) => choose(choices.find((one) => one === value) ?? 'all')
        return <SelectFilter label={say('state')} value={chosen} onChange={take} options={options} />
      },
    },
  },
  {
    name: 'DateRangeFilter',
    of: DateRangeFilter,
    states: { rest: () => <DateRangeFilter value={november} onChange={nothing} today={today} /> },
  },
  {
    name: 'FilterLine',
    of: FilterLine,
    states: {
      rest: () => (
        <FilterLine range={november} before={{ start: '2025-11-01', end: '2025-11-28' }} of={useSample()('place')}>
          <Text value="place" />
        </FilterLine>
      ),
    },
  },
  {
    name: 'ListFilters',
    of: ListFilters,
    states: {
      rest: () => {
        const list = { filters: { search: '' }, setFilters: nothing, isNarrowed: true }
        return (
          <ListFilters list={list} searchLabel={useSample()('place')}>
            <Choice />
          </ListFilters>
        )
      },
    },
  },
]
