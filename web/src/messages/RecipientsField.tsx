import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import * as messages from '../../../shared/api/messages.ts'
import { type MessageRecipient, maxOffered, maxRecipients } from '../../../shared/message/correspondent.ts'
import { messageTexts } from '../../../shared/text/messages.ts'
import { useText } from '../app/language.tsx'
import { useDebounced } from '../data/debounced.ts'
import { useApi } from '../data/useApi.ts'
import { searchDelay } from '../ui/filters.tsx'
import { useField } from '../ui/form/fields.tsx'
import type { ComposeFormValues } from './composeForm.ts'

/** Somebody found by the search, or chosen before: only the former says whether e-mail to them comes back. */
type Option = ComposeFormValues['recipients'][number] & Partial<MessageRecipient>

/** The people a message goes to, searched by the server among those the writer may write to. */
export function RecipientsField({ control }: { control: Control<ComposeFormValues> }) {
  const text = useText(messageTexts)
  const { bound, inputRef, error, helperText } = useField({ control, name: 'recipients' })
  const value = useWatch({ control, name: 'recipients' })
  const [typed, setTyped] = useState('')
  const searchFilter = useDebounced(typed.trim().slice(0, 100), searchDelay) || undefined
  const answer = useApi(messages.listRecipients, { searchFilter }, { revalidateOnFocus: false })
  const isFull = value.length >= maxRecipients
  const isSearching = answer.isLoading || (searchFilter ?? '') !== typed.trim().slice(0, 100)
  const people = answer.data ?? []
  const hint = answer.error
    ? text('recipientsFailed')
    : isFull
      ? text('recipientsFull', { most: maxRecipients })
      : text(people.length >= maxOffered && !searchFilter ? 'recipientsMore' : 'recipientsHint')
  return (
    <Autocomplete<Option, true>
      multiple
      id="message-recipients"
      options={people}
      value={value}
      onChange={(_, chosen) => bound.onChange(chosen.slice(0, maxRecipients))}
      onBlur={bound.onBlur}
      inputValue={typed}
      onInputChange={(_, words) => setTyped(words)}
      // The server has searched already.
      filterOptions={(options) => options}
      filterSelectedOptions
      disableCloseOnSelect
      getOptionLabel={(person) => person.Name}
      getOptionKey={(person) => person.UserID}
      getOptionDisabled={() => isFull}
      isOptionEqualToValue={(a, b) => a.UserID === b.UserID}
      loading={isSearching}
      loadingText={text('searching')}
      noOptionsText={text(isSearching ? 'searching' : 'nobody')}
      renderOption={({ key, ...props }, person) => (
        <Box component="li" key={key} {...props}>
          <div>
            <div>{person.Name}</div>
            <Box
              sx={{ typography: 'body2', color: 'text.secondary' }}
            >{`${person.EntityName} · ${person.UserName}`}</Box>
            {person.IsMailReturned && (
              <Box sx={{ typography: 'body2', color: 'warning.main' }}>{text('mailReturned')}</Box>
            )}
          </div>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text('to')}
          inputRef={inputRef}
          error={error || answer.error !== undefined}
          helperText={helperText ?? hint}
        />
      )}
    />
  )
}
