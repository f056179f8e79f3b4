import { useState } from 'react'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { ListedCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { filterDelay } from '../../core/ui/filters.tsx'
import { ServerSearch, useTypedWords } from '../../core/ui/form/ServerSearch.tsx'
import { useText } from '../../core/words/language.tsx'
import { nameOfCustomer } from './customerName.ts'

interface CustomerSearchProps {
  /** Neighbor; 0 for nobody. */
  value: number
  onChange: (id: number, customer?: ListedCustomer) => void
}

/** One customer, found by typing; without words the first ones by name. A volunteer has no list of them to choose from. */
export function CustomerSearch({ value, onChange }: CustomerSearchProps) {
  const text = useText(customerTexts)
  const [words, onType] = useTypedWords(filterDelay)
  const [picked, setPicked] = useState<ListedCustomer>()
  const found = useApi(customers.searchCustomers, words === '' ? null : { searchFilter: words })
  const isVolunteer = useSession().ActiveRole === 'pantryvolunteer'
  const first = useApi(customers.listCustomers, words === '' && !isVolunteer ? {} : null)
  const isNameMissing = value !== 0 && picked?.ID !== value && !isVolunteer
  const named = useApi(customers.getCustomer, isNameMissing ? { id: value } : null)
  const chosen = picked?.ID === value ? picked : named.data
  const rows = words === '' ? first.data : found.data?.rows
  const isMore = words === '' ? (rows?.length ?? 0) >= customers.maxListedCustomers : found.data?.cursor !== undefined
  return (
    <ServerSearch<ListedCustomer>
      options={rows ?? []}
      chosen={value === 0 ? undefined : chosen}
      onChoose={(customer) => {
        setPicked(customer)
        onChange(customer?.ID ?? 0, customer)
      }}
      onType={onType}
      optionLabel={nameOfCustomer}
      optionDetail={({ EMailAddress, PhoneNumber, PostalCode }) =>
        EMailAddress ?? (PhoneNumber ? phoneText(PhoneNumber) : PostalCode)
      }
      input={{
        label: text('customer'),
        placeholder: text('customerHint'),
        ...(isMore && value === 0 ? { helperText: text('moreCustomers') } : {}),
      }}
      isLoading={found.isLoading || first.isLoading}
      noOptionsText={text(words === '' ? 'typeToSearch' : isMore ? 'moreCustomers' : 'noCustomerFound')}
    />
  )
}
