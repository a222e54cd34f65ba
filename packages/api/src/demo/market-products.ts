import type { CharacteristicId } from '@attesta/domain/classes/characteristics';
import type { Regulation, RiskClass } from '@attesta/domain/classes/class-variant';
import type { CodeId } from '@attesta/domain/codes/codes';

/** A kind of product of which the generated market has several. */
export interface Product {
  readonly noun: string;
  readonly regulation: Regulation;
  readonly riskClass: RiskClass;
  /** The characteristics that are answered with yes. */
  readonly yes: readonly CharacteristicId[];
  /** The product code and the codes that do not follow from the characteristics. */
  readonly codes: readonly CodeId[];
  readonly emdn: string;
  /** Completes the sentence "Intended to …". */
  readonly purpose: string;
  /** How frequent the product is, compared with the others. */
  readonly weight: number;
}

type Row = readonly [
  noun: string,
  riskClass: RiskClass,
  yes: readonly CharacteristicId[],
  codes: readonly CodeId[],
  emdn: string,
  purpose: string,
  weight: number,
];

// oxfmt-ignore
const mdr: readonly Row[] = [
  ['walking frame', 'I', [], ['MDN1205'], 'Y120603', 'support adults with reduced mobility when they walk indoors and outdoors, without medical supervision', 4],
  ['wheelchair', 'I', [], ['MDN1214'], 'Y122106', 'transport persons who cannot walk long distances, moved by the user or by a companion', 3],
  ['sterile dressing', 'I', ['sterile', 'singleUse'], ['MDN1204', 'MDT2004', 'MDT2008', 'MDT2011'], 'M030101', 'cover small wounds of intact surrounding skin for up to three days, applied by nurses and lay persons', 6],
  ['feeding syringe', 'I', ['measuring', 'singleUse'], ['MDN1202', 'MDT2002', 'MDT2011'], 'A020108', 'measure and give liquid food through a feeding tube to adults and children at home and in hospitals', 4],
  ['surgical forceps', 'I', ['reusableSurgical'], ['MDN1208', 'MDT2001', 'MDT2013'], 'L040802', 'grasp tissue during open surgery, processed by the hospital before each use', 6],
  ['patient monitor', 'IIa', ['active', 'measuring', 'software'], ['MDA0203', 'MDT2002', 'MDT2010', 'MDT2011'], 'Z120302', 'show heart rate, blood pressure and oxygen saturation of adults at rest on general hospital wards', 9],
  ['ultrasound scanner', 'IIa', ['active', 'measuring', 'software'], ['MDA0202', 'MDT2002', 'MDT2010', 'MDT2011'], 'Z110401', 'image organs and blood flow of adults and children with ultrasound in clinics and practices', 6],
  ['hearing aid', 'IIa', ['active', 'software'], ['MDA0310', 'MDT2002', 'MDT2010', 'MDT2011'], 'Y214506', 'amplify sound for adults with mild to severe hearing loss, fitted by a hearing care professional', 5],
  ['dental handpiece', 'IIa', ['active'], ['MDA0311', 'MDT2001', 'MDT2010', 'MDT2013'], 'Z121101', 'drive burs that remove tooth material during dental treatment, used by dentists only', 4],
  ['electrocardiograph', 'IIa', ['active', 'measuring', 'software'], ['MDA0204', 'MDT2002', 'MDT2010', 'MDT2011'], 'Z120503', 'record the electrical activity of the heart of adults for interpretation by a physician', 5],
  ['muscle stimulator', 'IIa', ['active', 'software'], ['MDA0305', 'MDT2002', 'MDT2010', 'MDT2011'], 'Z120628', 'stimulate muscles through the skin during rehabilitation, supervised by physiotherapists', 4],
  ['instrument washer', 'IIb', ['active', 'software'], ['MDA0317', 'MDT2001', 'MDT2010', 'MDT2012'], 'Z120113', 'clean and disinfect reusable surgical instruments before sterilisation in hospitals', 3],
  ['triage software', 'IIa', ['active', 'software', 'softwareInOwnRight', 'aiSystem'], ['MDA0315', 'MDT2010'], 'V92', 'order images by urgency so that radiologists read images with suspected findings earlier', 10],
  ['dosing software', 'IIb', ['active', 'software', 'softwareInOwnRight'], ['MDA0315', 'MDT2010'], 'V92', 'calculate doses of anticoagulants from laboratory values for confirmation by a physician', 6],
  ['contact lens', 'IIa', ['sterile', 'singleUse'], ['MDN1206', 'MDT2002', 'MDT2008', 'MDT2011'], 'Q021004', 'correct the eyesight of adults with healthy eyes, worn for one day and then discarded', 5],
  ['infusion line', 'IIa', ['sterile', 'singleUse'], ['MDN1202', 'MDT2002', 'MDT2008', 'MDT2011'], 'A020102', 'conduct infusion solutions from a container to a vein of adults and children for up to three days', 8],
  ['urinary catheter', 'IIa', ['sterile', 'singleUse'], ['MDN1203', 'MDT2002', 'MDT2004', 'MDT2011'], 'U010201', 'drain the bladder of adults for up to thirty days in hospitals and in home care', 6],
  ['dental composite', 'IIa', [], ['MDN1209', 'MDT2006', 'MDT2011'], 'Q010101', 'fill cavities of teeth of adults and children, applied and cured by dentists', 5],
  ['hydrogel dressing', 'IIb', ['sterile', 'singleUse'], ['MDN1204', 'MDT2002', 'MDT2008', 'MDT2011'], 'M04040501', 'treat deep wounds that heal slowly, changed by nurses every two to four days', 5],
  ['instrument disinfectant', 'IIb', [], ['MDN1211', 'MDT2006', 'MDT2011'], 'D0501', 'disinfect reusable invasive instruments at the end of their processing, used by trained staff', 4],
  ['condom', 'IIb', ['latex', 'singleUse'], ['MDN1210', 'MDT2004', 'MDT2011'], 'U110101', 'prevent pregnancy and reduce the transmission of infections during intercourse of adults', 2],
  ['ventilator', 'IIb', ['active', 'measuring', 'software'], ['MDA0307', 'MDT2002', 'MDT2010', 'MDT2011', 'MDT2012'], 'Z12030104', 'ventilate adults and children in intensive care, set and supervised by trained staff', 5],
  ['infusion pump', 'IIb', ['active', 'measuring', 'software', 'rule12'], ['MDA0306', 'MDT2002', 'MDT2010', 'MDT2011'], 'Z12030301', 'give medicines to a vein at a set rate in hospitals, with alarms for the nursing staff', 6],
  ['skin laser', 'IIb', ['active', 'software'], ['MDA0302', 'MDT2001', 'MDT2010', 'MDT2011', 'MDT2012'], 'Z12011005', 'remove lesions of the skin of adults with a carbon dioxide laser in medical practices', 4],
  ['neonatal incubator', 'IIb', ['active', 'measuring', 'software'], ['MDA0303', 'MDT2002', 'MDT2010', 'MDT2011'], 'Z1208040301', 'keep the body temperature of newborns during examination and care on neonatal wards', 2],
  ['defibrillator', 'III', ['active', 'measuring', 'software'], ['MDA0318', 'MDT2002', 'MDT2010', 'MDT2011'], 'Z120305', 'end life-threatening arrhythmia of adults and children with a controlled electrical shock', 3],
  ['X-ray system', 'IIb', ['active', 'software'], ['MDA0201', 'MDT2001', 'MDT2010', 'MDT2012'], 'Z110303', 'image teeth and jaw of adults and children with X-rays in dental practices', 4],
  ['dental implant', 'IIb', ['implantable', 'sterile', 'singleUse'], ['MDN1103', 'MDT2001', 'MDT2008', 'MDT2011'], 'P010201', 'replace the root of a lost tooth in the jaw of adults and carry a crown or bridge', 6],
  ['bone screw', 'IIb', ['implantable', 'exemptedImplant', 'sterile', 'singleUse'], ['MDN1102', 'MDT2001', 'MDT2008', 'MDT2011'], 'P09120601', 'fix fragments of long bones of adults after a fracture until the bone has healed', 5],
  ['hip stem', 'III', ['implantable', 'sterile', 'singleUse'], ['MDN1102', 'MDT2001', 'MDT2008', 'MDT2011'], 'P090804', 'replace the upper part of the thigh bone of adults with severe arthrosis or fracture of the hip', 5],
  ['knee system', 'III', ['implantable', 'sterile', 'singleUse'], ['MDN1102', 'MDT2001', 'MDT2002', 'MDT2008', 'MDT2011'], 'P090903', 'replace the surfaces of the knee joint of adults with severe arthrosis', 4],
  ['coronary stent', 'III', ['implantable', 'sterile', 'singleUse', 'medicinalSubstance'], ['MDN1101', 'MDT2001', 'MDT2006', 'MDT2007', 'MDT2008'], 'P070402', 'keep a narrowed coronary artery of adults open after dilation, and release a medicine locally', 4],
  ['vascular graft', 'III', ['implantable', 'sterile', 'singleUse'], ['MDN1101', 'MDT2002', 'MDT2004', 'MDT2008'], 'P07010202', 'replace or bypass a damaged section of an artery of adults, sewn in by vascular surgeons', 3],
  ['breast implant', 'III', ['implantable', 'sterile', 'singleUse'], ['MDN1104', 'MDT2002', 'MDT2008', 'MDT2011'], 'P060102', 'rebuild or enlarge the breast of adult women in an operation by plastic surgeons', 2],
  ['collagen membrane', 'III', ['implantable', 'sterile', 'singleUse', 'animalTissue', 'absorbedOrDispersed'], ['MDN1104', 'MDT2008', 'MDT2009', 'MDT2011'], 'Q010302', 'separate bone and soft tissue during healing in the jaw of adults; the body absorbs the membrane', 3],
  ['pacemaker', 'III', ['active', 'implantable', 'sterile', 'software', 'singleUse'], ['MDA0101', 'MDT2001', 'MDT2008', 'MDT2010', 'MDT2011'], 'J01010102', 'stimulate the heart of adults whose own rhythm is too slow, implanted under the skin of the chest', 3],
  ['spinal cord stimulator', 'III', ['active', 'implantable', 'sterile', 'software', 'singleUse'], ['MDA0101', 'MDT2001', 'MDT2008', 'MDT2010', 'MDT2011'], 'J02020201', 'reduce chronic pain of adults with electrical pulses to the spinal cord', 2],
  ['implanted medicine pump', 'III', ['active', 'implantable', 'sterile', 'software', 'singleUse', 'rule12'], ['MDA0102', 'MDT2001', 'MDT2008', 'MDT2010', 'MDT2011'], 'J0401', 'deliver a medicine to the spinal canal of adults with severe spasticity or pain', 1],
  ['central venous catheter', 'III', ['sterile', 'singleUse'], ['MDN1203', 'MDT2002', 'MDT2008', 'MDT2011'], 'C010202', 'give medicines and measure pressure in a central vein of adults in intensive care', 4],
];

// oxfmt-ignore
const ivdr: readonly Row[] = [
  ['wash buffer', 'A', ['reagent'], ['IVT2006', 'IVT2011'], 'W0101070304', 'rinse samples between the steps of immunoassays on automated analysers in laboratories', 4],
  ['sterile sample tube', 'A', ['sterile', 'singleUse'], ['IVR0803', 'IVT2002', 'IVT2008', 'IVT2011'], 'W0103020904', 'take, transport and store blood samples for examination in a laboratory', 4],
  ['creatinine assay', 'B', ['reagent'], ['IVR0608', 'IVT2006', 'IVT2011', 'IVP3002', 'IVP3013', 'IVD4002'], 'W01010207', 'measure creatinine in serum and urine of adults on clinical chemistry analysers', 6],
  ['coagulation assay', 'B', ['reagent'], ['IVR0608', 'IVT2006', 'IVT2011', 'IVP3005', 'IVD4005'], 'W0103020101', 'measure the clotting time of plasma on automated coagulation analysers in laboratories', 4],
  ['pregnancy test', 'B', ['selfTesting', 'singleUse'], ['IVR0607', 'IVT2002', 'IVT2005', 'IVT2011', 'IVP3007', 'IVD4002'], 'W0102160302', 'show a pregnancy from a urine sample at home, from the first day of the missed period', 4],
  ['allergy panel', 'B', ['reagent'], ['IVR0603', 'IVT2005', 'IVT2011', 'IVP3007', 'IVD4008'], 'W01020208', 'detect antibodies against food and pollen in serum of adults and children with allergies', 3],
  ['troponin test', 'C', ['nearPatientTesting'], ['IVR0602', 'IVT2002', 'IVT2005', 'IVT2011', 'IVP3007', 'IVD4002'], 'W0102160703', 'measure cardiac troponin in whole blood near the patient when a heart attack is suspected', 4],
  ['glucose meter', 'C', ['selfTesting', 'instrument', 'software'], ['IVR0602', 'IVT2002', 'IVT2010', 'IVT2011', 'IVP3012', 'IVD4002'], 'W0201060102', 'measure glucose in capillary blood of persons with diabetes at home, with test strips', 4],
  ['tumour marker assay', 'C', ['reagent'], ['IVR0301', 'IVT2005', 'IVT2011', 'IVP3007', 'IVD4008'], 'W01020390', 'measure a tumour marker in serum to monitor the treatment of adults with known cancer', 5],
  ['companion diagnostic', 'C', ['companionDiagnostic', 'reagent'], ['IVR0301', 'IVT2005', 'IVT2006', 'IVT2011', 'IVP3011', 'IVD4004', 'IVD4009'], 'W01060203', 'identify patients whose tumour has a mutation for which a targeted medicine is approved', 3],
  ['genetic screening kit', 'C', ['reagent', 'kit'], ['IVR0401', 'IVT2005', 'IVT2006', 'IVT2011', 'IVP3011', 'IVD4004', 'IVD4009'], 'W0106010114', 'detect variants that cause inherited disorders in blood samples, interpreted by geneticists', 4],
  ['influenza assay', 'C', ['reagent'], ['IVR0503', 'IVT2005', 'IVT2011', 'IVP3011', 'IVD4009', 'IVD4012'], 'W0105040504', 'detect the genetic material of influenza viruses in swabs of patients with symptoms', 6],
  ['sexually transmitted infection panel', 'C', ['reagent', 'kit'], ['IVR0503', 'IVT2005', 'IVT2011', 'IVP3011', 'IVD4001', 'IVD4009'], 'W0105010107', 'detect sexually transmitted bacteria in swabs and urine of adults in laboratories', 4],
  ['HLA typing kit', 'C', ['reagent', 'kit'], ['IVR0201', 'IVT2005', 'IVT2011', 'IVP3011', 'IVD4006', 'IVD4009'], 'W01030403', 'type tissue antigens of donors and recipients before the transplantation of organs', 2],
  ['HIV donor screening assay', 'D', ['reagent'], ['IVR0502', 'IVT2005', 'IVT2009', 'IVT2011', 'IVP3007', 'IVD4012'], 'W0105030103', 'detect HIV in the blood of donors before a transfusion, on automated analysers', 3],
  ['ABO blood grouping card', 'D', ['reagent'], ['IVR0101', 'IVT2005', 'IVT2009', 'IVT2011', 'IVP3001', 'IVD4005'], 'W0103030199', 'determine the ABO blood group of patients and donors before a transfusion', 2],
];

const productOf =
  (regulation: Regulation) =>
  ([noun, riskClass, yes, codes, emdn, purpose, weight]: Row): Product => ({
    noun,
    regulation,
    riskClass,
    yes,
    codes,
    emdn,
    purpose: `Intended to ${purpose}.`,
    weight,
  });

/** The kinds of products of the generated market. All are invented, and so are their classes and codes. */
export const products: readonly Product[] = [...mdr.map(productOf('MDR')), ...ivdr.map(productOf('IVDR'))];
