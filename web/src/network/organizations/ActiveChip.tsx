import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'

export function ActiveChip({ isActive }: { isActive: boolean }) {
  const text = useText(organizationTexts)
  return <StatusChip tone={isActive ? 'success' : 'neutral'} label={text(isActive ? 'active' : 'inactive')} />
}
