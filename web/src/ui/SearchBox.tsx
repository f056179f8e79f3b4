import Clear from '@mui/icons-material/Clear'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'
import { OutlinedField } from './OutlinedField.tsx'

/** Section 9: search boxes wait this long for the next letter. */
export const searchDelay = 750

/** `onSearch` hears the text once typing has paused; `value` set from outside (a cleared filter, the URL) shows at once. */
export function SearchBox({
  value,
  onSearch,
  label,
  delay = searchDelay,
}: {
  value: string
  onSearch: (text: string) => void
  label?: string
  delay?: number
}) {
  const text = useText(app)
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const listener = useRef(onSearch)
  listener.current = onSearch
  useEffect(() => {
    if (value !== told.current) setTyped(value)
    told.current = value
  }, [value])
  const tell = (words: string) => {
    if (words === told.current) return
    told.current = words
    listener.current(words)
  }
  const tellLatest = useRef(tell)
  tellLatest.current = tell
  useEffect(() => {
    const timer = setTimeout(() => tellLatest.current(typed), delay)
    return () => clearTimeout(timer)
  }, [typed, delay])
  const name = label ?? text('search')
  return (
    <OutlinedField
      type="search"
      label={name}
      isLabelSeen={false}
      value={typed}
      onChange={setTyped}
      mark={<SearchOutlined fontSize="small" sx={{ ml: '14px', color: 'action.active', flexShrink: 0 }} />}
      picture={
        typed ? (
          <IconButton
            size="small"
            aria-label={text('clearSearch')}
            onClick={() => {
              setTyped('')
              tell('')
            }}
            sx={{ mr: '11px', ml: '8px' }}
          >
            <Clear fontSize="small" />
          </IconButton>
        ) : undefined
      }
      inputProps={{
        placeholder: name,
        enterKeyHint: 'search',
        onKeyDown: (event) => event.key === 'Enter' && tell(typed),
      }}
      sx={look}
    />
  )
}

const look = {
  maxWidth: { sm: 320 },
  '& input': { pl: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& input::placeholder': { color: 'inherit', opacity: 'var(--mui-opacity-inputPlaceholder)' },
} as const
