import Clear from '@mui/icons-material/Clear'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, useState } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'

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
    <TextField
      type="search"
      value={typed}
      placeholder={name}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && tell(typed)}
      sx={{ maxWidth: { sm: 320 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': name, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchOutlined fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed ? (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={text('clearSearch')}
                onClick={() => {
                  setTyped('')
                  tell('')
                }}
              >
                <Clear fontSize="small" />
              </IconButton>
            </InputAdornment>
          ) : undefined,
        },
      }}
    />
  )
}
