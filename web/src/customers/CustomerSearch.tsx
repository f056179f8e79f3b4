import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import * as customers from '../../../shared/api/customers.ts'
import { phoneText } from '../../../shared/customer/contact.ts'
import type { ListedCustomer } from '../../../shared/customer/wire.ts'
import { customerTexts } from '../../../shared/text/customers.ts'
import { useText } from '../app/language.tsx'
import { useDebounced } from '../data/debounced.ts'
import { useApi } from '../data/useApi.ts'
import { nameOfCustomer } from './customerName.ts'

/** Section 9: text filters wait this long for the next letter. */
const typingMs = 500

interface CustomerSearchProps {
  /** 0: nobody. */
  value: number
  onChange: (id: number) => void
}

/** One customer, found by typing; without words the first ones by name. */
export function CustomerSearch({ value, onChange }: CustomerSearchProps) {
  const text = useText(customerTexts)
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim(), typingMs)
  const [picked, setPicked] = useState<ListedCustomer>()
  const found = useApi(customers.searchCustomers, words === '' ? null : { searchFilter: words })
  const first = useApi(customers.listCustomers, words === '' ? {} : null)
  const named = useApi(customers.getCustomer, value !== 0 && picked?.ID !== value ? { id: value } : null)
  const chosen = value === 0 ? null : picked?.ID === value ? picked : (named.data ?? null)
  const options = (words === '' ? first.data : found.data) ?? []
  return (
    <Autocomplete<ListedCustomer>
      options={chosen && !options.some(({ ID }) => ID === chosen.ID) ? [chosen, ...options] : options}
      value={chosen}
      onChange={(_, option) => {
        setPicked(option ?? undefined)
        onChange(option?.ID ?? 0)
      }}
      onInputChange={(_, input, reason) => reason === 'input' && setTyped(input)}
      filterOptions={(all) => all}
      getOptionLabel={nameOfCustomer}
      getOptionKey={({ ID }) => ID}
      isOptionEqualToValue={(a, b) => a.ID === b.ID}
      loading={found.isLoading || first.isLoading}
      noOptionsText={text(words === '' ? 'typeToSearch' : 'noCustomerFound')}
      renderOption={({ key, ...item }, option) => (
        <Box component="li" key={key} {...item}>
          <div>
            {nameOfCustomer(option)}
            <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {option.EMailAddress ?? (option.PhoneNumber ? phoneText(option.PhoneNumber) : option.PostalCode)}
            </Box>
          </div>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={text('customer')} placeholder={text('customerHint')} />}
    />
  )
}
