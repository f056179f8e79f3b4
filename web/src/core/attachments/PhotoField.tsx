import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material'
import { attachmentTexts } from '../../../../shared/core/attachments/texts.ts'
import { FileButton } from '../ui/FileButton.tsx'
import { useText } from '../words/language.tsx'
import { type PhotoFieldProps, usePhoto } from './usePhoto.ts'

interface LabelledPhotoProps extends PhotoFieldProps {
  title: string
  lead: string
  /** Said when the picture did not arrive. */
  failed: string
}

/** Takes or chooses a picture and sends it at once, so that its form does not wait for it. */
export function PhotoField({ title, lead, failed, ...props }: LabelledPhotoProps) {
  const text = useText(attachmentTexts)
  const { photo } = props
  const { sending, problem, choose, clear } = usePhoto(props)
  const preview = sending?.preview ?? photo?.preview
  return (
    <Box>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.25 }}>
        {lead}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        {preview ? <Box component="img" src={preview} alt={text('photoPreview')} sx={previewLook} /> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            label={text(preview ? 'changePhoto' : 'addPhoto')}
            accept="image/*"
            variant="outlined"
            startIcon={<AddAPhotoOutlined />}
            onChoose={choose}
          />
          {preview ? (
            <Button color="inherit" onClick={clear}>
              {text('removePhoto')}
            </Button>
          ) : null}
        </Box>
      </Box>
      <PhotoState isOnItsWay={sending !== undefined && !sending.again} isReady={!sending && photo !== null} />
      {problem ? (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={sending?.again ? <Again onClick={sending.again} /> : undefined}
        >
          {problem === 'photoFailed' ? failed : text(problem)}
        </Alert>
      ) : null}
    </Box>
  )
}

function PhotoState({ isOnItsWay, isReady }: { isOnItsWay: boolean; isReady: boolean }) {
  const text = useText(attachmentTexts)
  return (
    <Box role="status" sx={{ mt: 1 }}>
      {isOnItsWay ? (
        <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CircularProgress size={16} aria-hidden /> {text('photoUploading')}
        </Typography>
      ) : null}
      {isReady ? (
        <Typography variant="body2" color="success">
          {text('photoReady')}
        </Typography>
      ) : null}
    </Box>
  )
}

function Again({ onClick }: { onClick: () => void }) {
  const text = useText(attachmentTexts)
  return (
    <Button color="inherit" size="small" onClick={onClick} sx={{ whiteSpace: 'nowrap' }}>
      {text('sendAgain')}
    </Button>
  )
}

const previewLook = {
  width: 112,
  height: 84,
  objectFit: 'cover',
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
} as const
