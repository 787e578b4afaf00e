// Phrases that say nothing about the things they name, and words that are another thing in English. Data only.

/** Joined by `_`; none of their words counts. */
export const FIGURES = `
  kunst_van_het kunst_van_de kunst_van storm_in_een_glas_water op_recept zonder_recept recept_van_de_huisarts recept_van_de_dokter
  recept_bij_de_apotheek recept_voor_een recept_voor_succes recept_voor_geluk recept_voor_ruzie recept_voor_rampspoed recept_voor_problemen
  water_bij_de_wijn kat_in_de_zak kat_uit_de_boom kat_in_het_nauw aap_uit_de_mouw hond_in_de_pot brood_op_de_plank koek_en_ei oude_koeien vreemde_eend
  zwarte_schaap kers_op_de_taart in_de_soep van_de_kook spelen_met_vuur olifant_in_de_kamer met_de_deur_in_huis kind_van_de_rekening appels_met_peren
  geld_over_de_balk op_eigen_benen rode_draad van_huis_uit in_goede_aarde hak_op_de_tak door_de_bomen_het_bos een_ei_kwijt uit_de_school
  met_hart_en_ziel uit_de_kast onder_de_loep te_koop_lopen op_de_koop_toe appel_valt_niet aan_de_bak hond_begraven zo_gek_nog_niet stoel_aan_tafel
  in_de_kinderschoenen haar_hart op_haar_hoofd is_topsport dag_in_het_leven_van dag_uit_het_leven_van uit_het_leven_van goed_nieuws slecht_nieuws aan_de_bel van_de_bank op_de_bank op_de_plank`

/** Left out of a title that is in English. */
export const FALSE_FRIENDS = `
  kind brood band test file boot slim room rust toast die bank fit train map last stage arm park tour stem sale spin single pet hall mode mug rare
  week per elk wet big pen roos van plant plants star kamer hit hits cover trends trend look camera data rug beer bier reis slang salsa golf jam fruit
  service drop gift boot pit dip gang`
