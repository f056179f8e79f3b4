import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import * as agencies from '../../../shared/api/agencies.ts'
import type { Transaction } from '../../../shared/api/donations.ts'
import type { Value } from '../../../shared/api/endpoint.ts'
import { refusals } from '../../../shared/text/refusals.ts'
import { transactionTexts } from '../../../shared/text/transaction.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { selectorFilter } from './grid/selector.ts'

type Choice = Value<typeof agencies.listAssociatedAdhoc>[number]

const filterOptions = selectorFilter<Choice>((choice) => `${choice.Name} ${choice.Address.City}`)

interface AddAgencyProps {
  transaction: Transaction
  onAdd: (id: number, name: string) => Promise<boolean>
  isBusy: boolean
}

/** Puts an agency at the end of the list: the food bank knows best whom to ask. */
export function AddAgency({ transaction, onAdd, isBusy }: AddAgencyProps) {
  const text = useText(transactionTexts)
  const listed = useApi(agencies.listAssociatedAdhoc, {}, { revalidateOnFocus: false })
  const [chosen, choose] = useState<Choice | null>(null)
  const [isMissing, setMissing] = useState(false)
  const matched = new Set(transaction.Matches.map((match) => match.Agency.ID))
  const choices = (listed.data ?? []).filter((choice) => !matched.has(choice.ID))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(chosen === null)
    if (chosen && (await onAdd(chosen.ID, chosen.Name))) choose(null)
  }
  // Without the list there is nothing to choose from; the specification asks for no message.
  const isListFailed = listed.error !== undefined && listed.data === undefined
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      className="no-print"
      sx={formLook}
    >
      <AgencySelect
        choices={choices}
        chosen={chosen}
        onChoose={(choice) => {
          choose(choice)
          setMissing(false)
        }}
        isOff={isListFailed}
        isLoading={listed.isLoading}
        isMissing={isMissing}
      />
      <Button type="submit" variant="outlined" loading={isBusy}>
        {text('addAgency')}
      </Button>
    </Box>
  )
}

interface AgencySelectProps {
  choices: Choice[]
  chosen: Choice | null
  onChoose: (choice: Choice | null) => void
  isOff: boolean
  isLoading: boolean
  isMissing: boolean
}

function AgencySelect({ choices, chosen, onChoose, isOff, isLoading, isMissing }: AgencySelectProps) {
  const text = useText(transactionTexts)
  const { language } = useLanguage()
  return (
    <Autocomplete
      sx={{ flex: '1 1 240px' }}
      options={choices}
      value={chosen}
      disabled={isOff}
      loading={isLoading}
      filterOptions={filterOptions}
      getOptionLabel={(choice) => choice.Name}
      isOptionEqualToValue={(one, other) => one.ID === other.ID}
      noOptionsText={text('noSuchAgency')}
      onChange={(_, choice) => onChoose(choice)}
      renderOption={({ key, ...props }, choice) => (
        <li key={key} {...props}>
          <AgencyOption choice={choice} />
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          label={text('chooseAgency')}
          placeholder={text('chooseAgencyHint')}
          error={isMissing}
          helperText={isMissing ? <span role="alert">{refusals[language].selectAgencyFirst}</span> : undefined}
        />
      )}
    />
  )
}

function AgencyOption({ choice }: { choice: Choice }) {
  const text = useText(transactionTexts)
  return (
    <span>
      {choice.Name}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {[choice.Address.City, ...(choice.IsMasterAgency ? [text('ownAgency')] : [])].join(' · ')}
      </Typography>
    </span>
  )
}

const formLook = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'flex-start',
  p: 2.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
