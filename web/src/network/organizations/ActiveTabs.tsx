import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { CountTabs } from '../../core/ui/CountTabs.tsx'
import { useText } from '../../core/words/language.tsx'

/** Tabs by activity: all organizations, the active or the inactive ones. */
export function ActiveTabs({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText(organizationTexts)
  const options = [
    { value: 'all', label: text('allOfThem') },
    { value: 'active', label: text('onlyActive') },
    { value: 'inactive', label: text('onlyInactive') },
  ]
  return <CountTabs label={text('show')} value={value} onChange={onChange} tabs={options} />
}

/** The filter as endpoints take it. */
export const activeQuery = (value: string): 'active' | 'inactive' | undefined =>
  value === 'active' || value === 'inactive' ? value : undefined
