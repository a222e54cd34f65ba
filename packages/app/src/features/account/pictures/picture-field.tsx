import { removeLogo, removePhoto, uploadLogo, uploadPhoto } from '@attesta/domain/account/profile/calls';
import { maxPictureBytes, pictureTypes } from '@attesta/domain/account/profile/pictures';
import { Avatar } from '@attesta/ui/display/avatar';
import { Button } from '@attesta/ui/inputs/button';
import { FileField } from '@attesta/ui/inputs/file-field';
import { useUnit } from 'effector-react';
import { useRef, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFailureMessage } from '../../../platform/errors/problem-messages';
import { createCallFx } from '../../../platform/http/call-fx';
import { pictureAddress } from '../../../platform/session/picture-address';
import { $settings } from '../../../platform/start/settings';
import { notify } from '../../../platform/toasts/model';
import { FormActions } from '../forms/form-actions';
import { useSaveUser } from '../forms/use-save-user';
import { usePictureLabels } from './file-labels';

/**
 * Returns the chosen file as an image address, or null while it is read. A data URL, because the Content Security
 * Policy allows no other image that the page created.
 */
function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setPreview({ file, address: reader.result as string });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return preview && preview.file === file ? preview.address : null;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 20px 24px;
  & > [data-slot='field'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    flex: 1 1 280px;
    min-inline-size: 0;
  }
`;

interface PictureFieldProps {
  kind: 'photo' | 'logo';
  /** The person or organisation of the picture. */
  name: string;
  /** The current picture, as in the user response. */
  current: string | null;
}

const effects = {
  photo: { upload: createCallFx(uploadPhoto), remove: createCallFx(removePhoto) },
  logo: { upload: createCallFx(uploadLogo), remove: createCallFx(removeLogo) },
};

/** Uploads, replaces and removes a picture. A chosen file is shown before it is saved. */
export function PictureField({ kind, name, current }: PictureFieldProps) {
  const { t } = useTranslation('account');
  const { upload, remove } = useUnit(effects[kind]);
  const saveUser = useSaveUser();
  const failureMessage = useFailureMessage();
  const [{ apiHost }, show] = useUnit([$settings, notify]);
  const labels = usePictureLabels();
  const [file, setFile] = useState<File | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState<'upload' | 'remove' | null>(null);
  const preview = usePreview(file);
  const input = useRef<HTMLInputElement>(null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setFailed(null);
  };

  const save = async () => {
    if (!file) return;
    setBusy('upload');
    setFailed(null);
    try {
      saveUser(await upload({ body: file }), t(`pictures.${kind}.saved`));
      setFile(null);
    } catch (error) {
      setFailed(error);
    }
    setBusy(null);
    input.current?.focus({ preventScroll: true });
  };
  const removeNow = async () => {
    setBusy('remove');
    try {
      saveUser(await remove({}), t(`pictures.${kind}.removed`));
    } catch (error) {
      show({ message: failureMessage(error), tone: 'error' });
    }
    setBusy(null);
    input.current?.focus({ preventScroll: true });
  };

  return (
    <Row>
      <Avatar
        name={name}
        src={file ? preview : pictureAddress(current, apiHost)}
        photo={kind === 'photo'}
        size={96}
        aria-hidden
      />
      <div data-slot="field">
        <FileField
          ref={input}
          label={t(`pictures.${kind}.label`)}
          hideLabel
          help={t(`pictures.${kind}.help`)}
          accept={pictureTypes.join(',')}
          maxSize={maxPictureBytes}
          labels={labels}
          disabled={busy !== null}
          value={file ? [file] : []}
          onValueChange={([chosen = null]) => choose(chosen)}
          fileErrors={file && failed !== null ? new Map([[file, failureMessage(failed)]]) : undefined}
        />
        {(file || current) && (
          <FormActions>
            {file ? (
              <Button loading={busy === 'upload'} loadingLabel={t('pictures.uploading')} onClick={() => void save()}>
                {t(`pictures.${kind}.save`)}
              </Button>
            ) : (
              <Button
                variant="outlined"
                tone="neutral"
                loading={busy === 'remove'}
                loadingLabel={t('pictures.removing')}
                onClick={() => void removeNow()}
              >
                {t(`pictures.${kind}.remove`)}
              </Button>
            )}
          </FormActions>
        )}
      </div>
    </Row>
  );
}
