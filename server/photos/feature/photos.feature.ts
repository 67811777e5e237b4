import type { Feature } from '../../platform/feature.ts'
import { facesRoutes } from '../faces/faces.routes.ts'
import { lostFilesWork, recordLostFile } from '../lost/lost-files.ts'
import { pictureFiles } from '../lost/lost-pictures.ts'
import { missingFiles } from '../lost/missing-files.ts'
import { oldFocalPoints, oldPoints } from '../old-focal-points.ts'
import { photoPurge, removeFilesOf } from '../photo-purge.ts'
import { photoSubject } from '../photo-subject.ts'
import { openPictures } from '../pictures/open-pictures.ts'
import { pictureKeys } from '../pictures/picture-files.ts'
import { shareRoutes } from '../share.routes.ts'
import { measuring } from '../storage/measuring.ts'
import { openClaims } from '../uploads/claim.service.ts'
import { uploadSweep } from '../uploads/upload-sweep.ts'
import { uploadsRoutes } from '../uploads/uploads.routes.ts'
import { photosRoutes } from './photos.routes.ts'

export const photos = {
  async routes(server, app) {
    photosRoutes(server, app)
    facesRoutes(server, app)
    await uploadsRoutes(server, app)
    await shareRoutes(server)
  },
  dueWorks: [uploadSweep, photoPurge, missingFiles, lostFilesWork, oldFocalPoints, measuring],
  groupTables: ['photos'],
  metrics: () => [oldPoints],
  on: { groupDeleted: removeFilesOf, fileLost: recordLostFile },
  binds: () => ({ claims: openClaims(), pictures: openPictures() }),
  subject: photoSubject,
  uploaded: { table: 'photos', keysOf: pictureKeys },
  sentFiles: pictureFiles,
} satisfies Feature
