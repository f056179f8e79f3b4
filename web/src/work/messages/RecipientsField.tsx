import { Autocomplete, Box, TextField } from '@mui/material'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { plural } from '../../../../shared/core/text/text.ts'
import { messageTexts } from '../../../../shared/work/messages/texts.ts'
import { numberText } from '../../core/time/time.ts'
import { optionGroup } from '../../core/ui/form/optionGroup.tsx'
import { useChoiceTexts } from '../../core/ui/form/useChoiceTexts.ts'
import { useField } from '../../core/ui/form/useField.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { type ComposeFormValues, isPerson } from './composeForm.ts'
import { type RecipientOption, recipientHeading, recipientKey, recipientLabel } from './recipientOption.ts'
import { useRecipientOptions } from './useRecipientOptions.ts'

/**
 * Recipients of a message: groups, organizations and people, searched by the server among those the writer may write
 * to.
 */
export function RecipientsField({ control }: { control: Control<ComposeFormValues> }) {
  const choiceNames = useChoiceTexts()
  const text = useText(messageTexts)
  const { bound, inputRef, error, helperText } = useField({ control, name: 'recipients' })
  const value = useWatch({ control, name: 'recipients' })
  const [typed, setTyped] = useState('')
  const { options, isSearching, hasMore, error: failure } = useRecipientOptions(typed)
  const hint = failure ? text('recipientsFailed') : text(hasMore ? 'recipientsMore' : 'recipientsHint')
  return (
    <Autocomplete<RecipientOption, true>
      {...choiceNames}
      multiple
      id="message-recipients"
      options={options}
      value={value}
      onChange={(_, chosen) => bound.onChange(chosen)}
      onBlur={bound.onBlur}
      inputValue={typed}
      onInputChange={(_, words) => setTyped(words)}
      // The server has searched already.
      filterOptions={(found) => found}
      filterSelectedOptions
      disableCloseOnSelect
      groupBy={(option) => recipientHeading(option, text)}
      renderGroup={optionGroup}
      getOptionLabel={(option) => recipientLabel(option, text)}
      getOptionKey={recipientKey}
      isOptionEqualToValue={(a, b) => recipientKey(a) === recipientKey(b)}
      loading={isSearching}
      loadingText={text('searching')}
      noOptionsText={text(isSearching ? 'searching' : 'nobody')}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <OptionText option={option} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text('to')}
          inputRef={inputRef}
          error={error || failure !== undefined}
          helperText={helperText ?? hint}
        />
      )}
    />
  )
}

/** A person with their organization, or how many people a group or an organization has. */
function OptionText({ option }: { option: RecipientOption }) {
  const text = useText(messageTexts)
  const { language } = useLanguage()
  const detail = isPerson(option)
    ? `${option.EntityName} · ${option.UserName}`
    : text(plural(language, 'members', option.TotalRecipients), { count: numberText(option.TotalRecipients, language) })
  return (
    <div>
      <div>{recipientLabel(option, text)}</div>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{detail}</Box>
      {option.IsMailReturned && <Box sx={{ typography: 'body2', color: 'warning.main' }}>{text('mailReturned')}</Box>}
    </div>
  )
}
