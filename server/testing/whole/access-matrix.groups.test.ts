import { givenMatrix, groupChanges, tryAccess } from './access-matrix.ts'

givenMatrix()
tryAccess(groupChanges)
