// The problems of pictures, which stand in the catalogue with all others (problems.ts): code, HTTP status, Dutch message.

export const pictureProblems = {
  // What a picture can be instead of one that something can be made of, and a server that cannot make it now.
  pictureUnreadable: {
    status: 422,
    message: 'Dit bestand is beschadigd of geen afbeelding. Sla het opnieuw op als JPEG of PNG.',
  },
  pictureTooManyPixels: {
    status: 422,
    message: 'Deze afbeelding heeft meer dan 50 miljoen pixels. Maak haar eerst kleiner.',
  },
  pictureFailed: {
    status: 500,
    message: 'Deze afbeelding kon niet worden verwerkt. Probeer het opnieuw, of kies een andere.',
  },
  workshopBusy: {
    status: 503,
    message: 'Er worden nu veel afbeeldingen tegelijk verwerkt. Probeer het zo opnieuw.',
  },
} as const
