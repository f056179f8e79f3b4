import EditOutlined from '@mui/icons-material/EditOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import { recordTexts } from '../../../../shared/core/record/texts.ts'
import { IconAction } from '../ui/IconAction.tsx'
import { useText } from '../words/language.tsx'

interface EditLinkProps {
  name: string
  mayEdit: boolean
  href?: string
  onClick?: () => void
}

/** Leads from a row to its form; who may not change it looks at it. */
export function EditLink({ name, mayEdit, href, onClick }: EditLinkProps) {
  const text = useText(recordTexts)
  const label = text(mayEdit ? 'editNamed' : 'viewNamed', { name })
  return (
    <IconAction
      data-opens=""
      label={label}
      tooltip={text(mayEdit ? 'edit' : 'view')}
      href={href}
      onClick={onClick}
      sx={{ mx: -1 }}
    >
      {mayEdit ? <EditOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
    </IconAction>
  )
}
