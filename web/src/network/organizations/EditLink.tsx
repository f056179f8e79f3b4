import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { useText } from '../../core/words/language.tsx'

interface EditLinkProps {
  name: string
  mayEdit: boolean
  href?: string
  onClick?: () => void
}

/** Leads from a row to its form; who may not change it looks at it. */
export function EditLink({ name, mayEdit, href, onClick }: EditLinkProps) {
  const text = useText(partyTexts)
  const label = text(mayEdit ? 'editNamed' : 'viewNamed', { name })
  return (
    <IconAction label={label} tooltip={text(mayEdit ? 'edit' : 'view')} href={href} onClick={onClick} sx={{ mx: -1 }}>
      {mayEdit ? <EditOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
    </IconAction>
  )
}
