import Clear from '@mui/icons-material/Clear'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { Box, IconButton, InputAdornment, MenuItem, TextField } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { isOrdered, presetsOf, type Range } from '../time/dateRange.ts'
import { useText } from '../words/language.tsx'
import { DayInput, type ShownInput, TextInput } from './inputs.tsx'

/** Section 9: search boxes wait this long for the next letter, section 5: other filters this long. */
export const searchDelay = 750
export const filterDelay = 500

/**
 * A filter's value while it is typed. It reaches the URL after a pause; a value from outside (Back, Clear) shows at once.
 * Binding an input to the URL itself loses letters: the router renders in a transition, and React restores the old value.
 */
function useDraft<T>(value: T, commit: (value: T) => void, delay: number) {
  const [draft, setDraft] = useState(value)
  const known = JSON.stringify(value)
  const committed = useRef(known)
  const latest = useRef(commit)
  latest.current = commit
  const drafted = useRef(known)
  drafted.current = JSON.stringify(draft)
  useEffect(() => {
    // Text that is being typed stays, and is committed soon.
    const isTyping = drafted.current !== committed.current
    if (known !== committed.current && !isTyping) setDraft(JSON.parse(known) as T)
    committed.current = known
  }, [known])
  const send = (next: T) => {
    if (JSON.stringify(next) === committed.current) return
    committed.current = JSON.stringify(next)
    latest.current(next)
  }
  const sendLatest = useRef(send)
  sendLatest.current = send
  useEffect(() => {
    const timer = setTimeout(() => sendLatest.current(draft), delay)
    return () => clearTimeout(timer)
  }, [draft, delay])
  const setNow = (next: T) => {
    setDraft(next)
    send(next)
  }
  return { draft, setDraft, setNow, commitNow: () => setNow(draft) }
}

interface FilterProps<T> {
  label: string
  value: T
  onChange: (value: T) => void
}

export function SearchFilter({
  delay = searchDelay,
  label,
  value,
  onChange,
}: FilterProps<string> & { delay?: number }) {
  const text = useText(frameTexts)
  const { draft, setDraft, setNow } = useDraft(value, onChange, delay)
  const clear = (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={text('clearSearch')} onClick={() => setNow('')}>
        <Clear fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
  const glass = (
    <InputAdornment position="start">
      <SearchOutlined fontSize="small" />
    </InputAdornment>
  )
  return (
    <TextInput
      type="search"
      placeholder={label}
      value={draft}
      onChange={setDraft}
      onKeyDown={(event) => event.key === 'Enter' && setNow(draft)}
      htmlInput={{ 'aria-label': label, enterKeyHint: 'search' }}
      startAdornment={glass}
      endAdornment={draft ? clear : null}
      sx={{ maxWidth: { sm: 320 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  )
}

/** Words that one field has to hold, beside the search. */
export function TextFilter({ label, value, onChange }: FilterProps<string>) {
  const { draft, setDraft, commitNow } = useDraft(value, onChange, filterDelay)
  return (
    <TextInput
      label={label}
      value={draft}
      onChange={setDraft}
      onKeyDown={(event) => event.key === 'Enter' && commitNow()}
      onBlur={commitNow}
      htmlInput={{ maxLength: 100 }}
      sx={{ width: { xs: '100%', sm: 256 } }}
    />
  )
}

/** A day, `YYYY-MM-DD`, or none. */
export function DayFilter({ label, value, onChange, sx }: FilterProps<string> & Pick<ShownInput, 'sx'>) {
  const { draft, setDraft, commitNow } = useDraft(value, onChange, filterDelay)
  return <DayInput label={label} value={draft} onChange={setDraft} onBlur={commitNow} {...(sx ? { sx } : {})} />
}

interface SelectFilterProps extends FilterProps<string> {
  options: readonly { value: string; label: string }[]
  width?: number
}

/** One of a few. */
export function SelectFilter({ label, value, onChange, options, width = 180 }: SelectFilterProps) {
  // MUI warns of a value whose option has not loaded yet.
  const isKnown = options.some((option) => option.value === value)
  return (
    <TextField
      select
      label={label}
      value={isKnown ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: { xs: '100%', sm: width } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface DateRangeFilterProps {
  value: Range
  onChange: (range: Range) => void
  today: string
  /** The list may be open on both ends. */
  mayBeOpen?: boolean
}

/** Two days, both included, and the usual spans. An end before its start is marked and goes no further. */
export function DateRangeFilter({ value: { start, end }, onChange, today, mayBeOpen = false }: DateRangeFilterProps) {
  const text = useText(app)
  const commit = (range: Range) => isOrdered(range) && onChange(range)
  const { draft, setDraft, setNow } = useDraft({ start, end }, commit, filterDelay)
  const presets = presetsOf(today, mayBeOpen)
  const preset = presets.find((one) => one.start === draft.start && one.end === draft.end)
  const options = presets.map(({ key }) => ({ value: key as string, label: text(key) }))
  const choose = (key: string) => {
    const chosen = presets.find((one) => one.key === key)
    if (chosen) setNow({ start: chosen.start, end: chosen.end })
  }
  return (
    <Box role="group" aria-label={text('presets')} sx={groupLook}>
      <SelectFilter
        label={text('presets')}
        value={preset?.key ?? 'chosenDays'}
        onChange={choose}
        options={preset ? options : [{ value: 'chosenDays', label: text('chosenDays') }, ...options]}
        width={176}
      />
      <DayInput
        label={text('from')}
        value={draft.start}
        onChange={(day) => setDraft({ ...draft, start: day })}
        sx={dayLook}
      />
      <DayInput
        label={text('to')}
        value={draft.end}
        onChange={(day) => setDraft({ ...draft, end: day })}
        error={!isOrdered(draft)}
        helperText={isOrdered(draft) ? undefined : text('rangeInvalid')}
        sx={dayLook}
      />
    </Box>
  )
}

const groupLook = { display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5, alignItems: 'flex-start' } as const
const dayLook = { width: { xs: 'calc(50% - 4px)', sm: 160 } } as const
