import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { SelectFilter } from '../../core/ui/filters.tsx'
import { useText } from '../../core/words/language.tsx'

/** Filter by activity: all organizations, the active or the inactive ones. */
export function ActiveFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText(organizationTexts)
  const options = [
    { value: 'all', label: text('allOfThem') },
    { value: 'active', label: text('onlyActive') },
    { value: 'inactive', label: text('onlyInactive') },
  ]
  return <SelectFilter label={text('show')} value={value} onChange={onChange} options={options} width={150} />
}

/** The filter as endpoints take it. */
export const activeQuery = (value: string): 'active' | 'inactive' | undefined =>
  value === 'active' || value === 'inactive' ? value : undefined
