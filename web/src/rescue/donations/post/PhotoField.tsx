import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { FileButton } from '../../../core/ui/FileButton.tsx'
import { useText } from '../../../core/words/language.tsx'
import { type PhotoFieldProps, usePhoto } from './usePhoto.ts'

/** Takes or chooses a picture and sends it at once, so that posting does not wait for it. */
export function PhotoField(props: PhotoFieldProps) {
  const text = useText(donorTexts)
  const { photo } = props
  const { sending, problem, choose, clear } = usePhoto(props)
  const preview = sending?.preview ?? photo?.preview
  return (
    <Box>
      <Typography variant="h4" component="h3">
        {text('photo')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.25 }}>
        {text('photoLead')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        {preview ? <Box component="img" src={preview} alt={text('photoPreview')} sx={previewLook} /> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton
            label={text(preview ? 'change' : 'addPhoto')}
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
          {text(problem)}
        </Alert>
      ) : null}
    </Box>
  )
}

function PhotoState({ isOnItsWay, isReady }: { isOnItsWay: boolean; isReady: boolean }) {
  const text = useText(donorTexts)
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
  const text = useText(donorTexts)
  return (
    <Button color="inherit" size="small" onClick={onClick} sx={{ whiteSpace: 'nowrap' }}>
      {text('tryAgain')}
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
