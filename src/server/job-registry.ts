// The list of all background jobs, in the order in which administrators see them.
import type { z } from 'zod'
import { deleteDueAccountsWith, makeExport, removeExpiredExports, removeExportFile } from './account-data/jobs.ts'
import { copyArticlesForSearch, emptyArticleBin, tidyArticlePictures } from './articles/jobs.ts'
import { purgeOldLog } from './audit/jobs.ts'
import { checkChannels, fetchChannel, keepYoutubeSubscriptions, refreshYoutubeData, takePush } from './channels/jobs.ts'
import { purgeHandledMessages, reopenForgottenMessages } from './contact/jobs.ts'
import { applyMutedWords, fetchFeeds, forgetFeedEntries } from './feeds/jobs.ts'
import { purgeDeletedGenerations } from './history/jobs.ts'
import { carryOutWithdrawal, endDouble, giveBackLate, leaveCustomer } from './billing/ending-jobs.ts'
import { compareBilling, endUnpaid, refreshBilling } from './billing/jobs.ts'
import { answerWithdrawal } from './billing/withdrawal-jobs.ts'
import { forgetAccountLinks, sendResetLetter, sendTrialLetter } from './account-links/jobs.ts'
import { endSubscriptions, forgetAtDoor, forgetPastTrials } from './accounts/jobs.ts'
import { dropEndedSessions } from './http/jobs.ts'
import type { Site } from './http/site.ts'
import type { Job } from './jobs/job.ts'
import { sendLetter } from './letters/jobs.ts'
import { leaveFrom } from './leaving-registry.ts'
import { emptyLinkBin } from './links/jobs.ts'
import { lookForProposals, measureProposals } from './optimizations/jobs.ts'
import { removeExpiredPictures, removePictureFiles, removeStrayFiles } from './pictures/jobs.ts'
import { publishLater, tellOfHeld } from './publishing/jobs.ts'
import { giveBackRequests } from './quota/jobs.ts'
import { forgetReviewLinks } from './reviews/jobs.ts'
import { resealSecrets } from './sealed-registry.ts'
import { forgetSecondSteps } from './second-step/jobs.ts'
import { tendDatabase } from './status/jobs.ts'
import { purgeDeletedTasks } from './tasks/jobs.ts'
import { keepFigures } from './usage/jobs.ts'
import { forgetOldVisits } from './visits/jobs.ts'

export const allJobs: readonly Job<z.ZodType, Site>[] = [
  sendLetter,
  endSubscriptions,
  refreshBilling,
  compareBilling,
  endUnpaid,
  endDouble,
  leaveCustomer,
  giveBackLate,
  answerWithdrawal,
  carryOutWithdrawal,
  sendResetLetter,
  sendTrialLetter,
  giveBackRequests,
  reopenForgottenMessages,
  fetchFeeds,
  applyMutedWords,
  keepFigures,
  lookForProposals,
  measureProposals,
  purgeDeletedGenerations,
  forgetAtDoor,
  forgetPastTrials,
  forgetAccountLinks,
  tendDatabase,
  dropEndedSessions,
  forgetSecondSteps,
  purgeOldLog,
  makeExport,
  removeExportFile,
  removeExpiredExports,
  deleteDueAccountsWith(leaveFrom),
  emptyLinkBin,
  forgetFeedEntries,
  emptyArticleBin,
  forgetReviewLinks,
  tidyArticlePictures,
  publishLater,
  tellOfHeld,
  copyArticlesForSearch,
  checkChannels,
  fetchChannel,
  takePush,
  refreshYoutubeData,
  keepYoutubeSubscriptions,
  purgeDeletedTasks,
  purgeHandledMessages,
  forgetOldVisits,
  removeExpiredPictures,
  removePictureFiles,
  removeStrayFiles,
  resealSecrets,
]
